import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Field } from "../field/index.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { Checkbox, type CheckboxRootProps } from "./index.ts"

afterEach(cleanup)

const consent = (props: CheckboxRootProps = {}) => (
  <form data-testid="form">
    <Checkbox.Root name="gdpr" {...props}>
      <Checkbox.Input />
      <Checkbox.Text>Jag godkänner villkoren</Checkbox.Text>
    </Checkbox.Root>
    <button type="reset">Börja om</button>
  </form>
)
const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Jag godkänner villkoren" })
const getFormValue = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).get("gdpr")
const root = () => document.querySelector("[data-scope=checkbox][data-part=root]")

test("the checkbox is toggled by its text and by Space, and is submitted only when checked", async () => {
  const onCheckedChange = vi.fn()
  render(consent({ value: "yes", onCheckedChange }))
  expect(getFormValue()).toBeNull()

  await userEvent.click(screen.getByText("Jag godkänner villkoren"))
  expect([getFormValue(), root()?.hasAttribute("data-checked")]).toEqual(["yes", true])
  expect(onCheckedChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: "press" }))
  await userEvent.keyboard(" ")

  expect([getFormValue(), root()?.hasAttribute("data-checked")]).toEqual([null, false])
})

test("a mixed checkbox is not submitted and becomes checked when pressed", async () => {
  render(consent({ defaultChecked: "mixed" }))
  expect([box().indeterminate, box().checked, root()?.hasAttribute("data-mixed")]).toEqual([true, false, true])

  await userEvent.click(box())

  expect([box().indeterminate, box().checked]).toEqual([false, true])
})

test("pressing a controlled mixed checkbox leaves it mixed until its checked prop changes", async () => {
  const onCheckedChange = vi.fn()
  const { rerender } = render(consent({ checked: "mixed", onCheckedChange }))

  await userEvent.click(box())
  expect([box().indeterminate, box().checked]).toEqual([true, false])
  expect(onCheckedChange).toHaveBeenCalledWith(true, expect.anything())

  rerender(consent({ checked: true }))
  expect([box().indeterminate, box().checked]).toEqual([false, true])
})

test("a listener can cancel a change of the checkbox", async () => {
  render(consent({ onCheckedChange: (_checked, { cancel }) => cancel() }))

  await userEvent.click(box())

  expect(box().checked).toBe(false)
})

test("a form reset restores the initial state of the checkbox", async () => {
  const onCheckedChange = vi.fn()
  render(consent({ defaultChecked: true, onCheckedChange }))
  await userEvent.click(box())

  await userEvent.click(screen.getByRole("button", { name: "Börja om" }))

  expect(box().checked).toBe(true)
  expect(onCheckedChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: "reset" }))
})

test("pressing a disabled checkbox does not change the checkbox", async () => {
  render(consent({ disabled: true }))

  await userEvent.click(box())

  expect(box().checked).toBe(false)
})

test("a checkbox inside a Field component inherits the field's name, validation rules and error", async () => {
  render(
    <KitProvider messages={messages}>
      <Field.Root name="gdpr" required>
        <Checkbox.Root>
          <Checkbox.Input />
          <Checkbox.Text>Jag godkänner villkoren</Checkbox.Text>
        </Checkbox.Root>
        <Field.Error />
      </Field.Root>
    </KitProvider>,
  )
  expect([box().name, box().required]).toEqual(["gdpr", true])

  await userEvent.tab()
  await userEvent.tab()
  expect(document.querySelector("[data-part=error]")?.textContent).toBe("Kryssa i rutan för att gå vidare.")
  await userEvent.click(box())

  expect(document.querySelector("[data-part=error]")?.textContent).toBe("")
})

test("a checkbox that is pressed before hydration remains checked and calls onCheckedChange", async () => {
  const onCheckedChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(consent({ onCheckedChange }))
  box().checked = true

  const hydrated = await act(async () => hydrateRoot(page, consent({ onCheckedChange })))

  expect([box().checked, root()?.hasAttribute("data-checked")]).toEqual([true, true])
  expect(onCheckedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "early" }))
  act(() => hydrated.unmount())
  page.remove()
})
