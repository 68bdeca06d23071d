import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Field } from "../field/index.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { TextArea, type TextAreaRootProps } from "./index.ts"

afterEach(cleanup)

const message = (props: TextAreaRootProps = {}) => (
  <KitProvider messages={messages}>
    <form data-testid="form">
      <Field.Root name="message">
        <Field.Label>Meddelande</Field.Label>
        <TextArea.Root {...props} />
        <Field.Error />
      </Field.Root>
      <button type="reset">Börja om</button>
    </form>
  </KitProvider>
)
const area = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Meddelande" })
const status = () => screen.getByRole("status").textContent
const getDescription = () => document.getElementById(area().getAttribute("aria-describedby") ?? "")?.textContent

test("the text area accepts 80 characters, is described by their count and is submitted under the field's name", async () => {
  render(message())
  expect([area().maxLength, getDescription()]).toEqual([80, "0 av 80 tecken"])

  await userEvent.type(area(), "Ring först.")

  expect(getDescription()).toBe("11 av 80 tecken")
  expect(new FormData(screen.getByTestId<HTMLFormElement>("form")).get("message")).toBe("Ring först.")
})

test("warnings are announced only when ten, five and zero characters are left", async () => {
  render(message({ defaultValue: "x".repeat(69) }))
  expect(status()).toBe("")

  await userEvent.type(area(), "x")
  expect(status()).toBe("10 tecken kvar")
  await userEvent.type(area(), "xxxx")
  expect(status()).toBe("10 tecken kvar")
  await userEvent.type(area(), "x")
  expect(status()).toBe("5 tecken kvar")
  await userEvent.type(area(), "xxxxxxxx")
  expect([status(), area().value.length]).toEqual(["0 tecken kvar", 80])
})

test("a controlled text area changes only with its value prop, and a listener can cancel a change", async () => {
  const { rerender } = render(message({ value: "A" }))
  await userEvent.type(area(), "B")
  expect(area().value).toBe("A")
  rerender(message({ value: "AB" }))
  expect(getDescription()).toBe("2 av 80 tecken")
  cleanup()

  render(message({ onValueChange: (_value, { cancel }) => cancel() }))
  await userEvent.type(area(), "B")
  expect(area().value).toBe("")
})

test("a form reset restores the initial text", async () => {
  const onValueChange = vi.fn()
  render(message({ defaultValue: "Hej", onValueChange }))
  await userEvent.type(area(), "san")

  await userEvent.click(screen.getByRole("button", { name: "Börja om" }))

  expect([area().value, getDescription()]).toEqual(["Hej", "3 av 80 tecken"])
  expect(onValueChange).toHaveBeenLastCalledWith("Hej", expect.objectContaining({ reason: "reset" }))
})

test("text that is typed before hydration is kept, counted and passed to onValueChange", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(message({ onValueChange }))
  area().value = "Ring först."

  const root = await act(async () => hydrateRoot(page, message({ onValueChange })))

  expect([area().value, getDescription()]).toEqual(["Ring först.", "11 av 80 tecken"])
  expect(onValueChange).toHaveBeenCalledWith("Ring först.", expect.objectContaining({ reason: "early" }))
  act(() => root.unmount())
  page.remove()
})
