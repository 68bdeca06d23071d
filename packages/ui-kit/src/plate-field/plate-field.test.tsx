import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { PlateField, type PlateFieldRootProps } from "./index.ts"

afterEach(cleanup)

const labels = { label: "Registreringsnummer", unusual: "Stämmer numret {plate}?" }
const field = (props: PlateFieldRootProps = {}) => (
  <PlateField.Root labels={labels} {...props}>
    <PlateField.Label />
    <PlateField.Input name="regNo" />
    <PlateField.Hint />
  </PlateField.Root>
)
const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Registreringsnummer" })

test("spaces and hyphens are removed, letters are capitalised, and the length is limited to seven characters [spec 3 §5.4 tyre-plate.cleaned]", async () => {
  const onValueChange = vi.fn()
  render(field({ onValueChange }))

  await userEvent.type(input(), "abc-12 d4567")

  expect(input().value).toBe("ABC12D4")
  expect(onValueChange).toHaveBeenLastCalledWith("ABC12D4", expect.objectContaining({ reason: "input" }))
  expect(onValueChange).toHaveBeenCalledTimes(7)
})

test("pasting a registration number with spaces keeps all its letters and digits", async () => {
  render(field({ maxLength: 6 }))

  await userEvent.click(input())
  await userEvent.paste(" abc 123 ")

  expect(input().value).toBe("ABC123")
})

test("typing in the middle of a registration number keeps the caret after the typed character", async () => {
  render(field({ defaultValue: "AC1" }))
  await userEvent.click(input())
  input().setSelectionRange(1, 1)

  await userEvent.keyboard("b")

  expect(input().value).toBe("ABC1")
  expect(input().selectionStart).toBe(2)
})

test("during IME composition onValueChange receives the normalised value, but the text in the field does not change", () => {
  const onValueChange = vi.fn()
  render(field({ onValueChange }))

  input().value = "ab c"
  fireEvent.input(input(), { isComposing: true })
  expect(input().value).toBe("ab c")
  expect(onValueChange).toHaveBeenLastCalledWith("ABC", expect.anything())

  fireEvent.compositionEnd(input())
  expect(input().value).toBe("ABC")
})

test("the field requests capital letters from on-screen keyboards and turns off spell checking", () => {
  render(field())

  expect(input().getAttribute("autocapitalize")).toBe("characters")
  expect(input().getAttribute("spellcheck")).toBe("false")
})

test("Enter submits the form [spec 3 §5.4 tyre-plate.enter]", async () => {
  const sent: string[] = []
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(String(new FormData(event.currentTarget).get("regNo")))
      }}
    >
      {field()}
    </form>,
  )

  await userEvent.type(input(), "abc 123{Enter}")

  expect(sent).toEqual(["ABC123"])
})

test("an unusual registration number shows a hint and is valid", async () => {
  const onValueChange = vi.fn()
  render(field({ isUsual: (plate) => /^[A-Z]{3}\d\d[A-Z\d]$/.test(plate), onValueChange }))

  await userEvent.type(input(), "hej")
  expect(screen.getByRole("status").textContent).toBe("Stämmer numret HEJ?")
  expect(input().getAttribute("aria-describedby")).toBe(screen.getByRole("status").id)
  expect(input().validity.valid).toBe(true)
  expect(onValueChange).toHaveBeenLastCalledWith("HEJ", expect.anything())

  await userEvent.type(input(), "123")
  expect(screen.getByRole("status").textContent).toBe("")
})

test("a controlled registration number field shows only the text of its value prop", async () => {
  function Held() {
    const [value, setValue] = useState("abc 123")
    return field({ value, onValueChange: (next) => setValue(next.replaceAll("9", "")) })
  }
  render(<Held />)
  expect(input().value).toBe("ABC123")

  await userEvent.type(input(), "9")
  expect(input().value).toBe("ABC123")
  await userEvent.type(input(), "9")
  expect(input().value).toBe("ABC123")
  await userEvent.type(input(), "x")
  expect(input().value).toBe("ABC123X")
})

test("a listener can cancel a change of the registration number", async () => {
  render(field({ defaultValue: "ABC", onValueChange: (_value, { cancel }) => cancel() }))

  await userEvent.type(input(), "1")

  expect(input().value).toBe("ABC")
})

test("a registration number that is typed before hydration is kept, normalised and passed to onValueChange", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(field({ onValueChange }))
  input().value = "abc 1"

  const root = await act(async () => hydrateRoot(page, field({ onValueChange })))

  expect(input().value).toBe("ABC1")
  expect(onValueChange.mock.calls).toEqual([["ABC1", expect.objectContaining({ reason: "early" })]])
  act(() => root.unmount())
  page.remove()
})
