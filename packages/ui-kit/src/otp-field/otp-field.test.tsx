import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { OtpField, type OtpFieldRootProps } from "./index.ts"

afterEach(cleanup)

const labels = { group: "Engångskod", digit: "Siffra {position} av {count}" }
const code = (props: OtpFieldRootProps = {}) => <OtpField.Root labels={labels} name="code" {...props} />
const boxes = () => screen.getAllByRole<HTMLInputElement>("textbox")
const box = (position: number) => screen.getByRole("textbox", { name: `Siffra ${position} av 4` })
const readBoxes = () => boxes().map(({ value }) => value || "_")

test("each digit has a named box [spec 3 §5.4 tyre-code.digits]", () => {
  render(code())

  expect(screen.getByRole("group", { name: "Engångskod" })).toBeTruthy()
  expect(boxes().map((item) => item.getAttribute("aria-label"))).toEqual([1, 2, 3, 4].map((n) => `Siffra ${n} av 4`))
  expect(boxes().map((item) => item.getAttribute("autocomplete"))).toEqual(["one-time-code", "off", "off", "off"])
  expect(boxes().every(({ inputMode }) => inputMode === "numeric")).toBe(true)
  expect(boxes().every(({ maxLength }) => maxLength < 0 || maxLength > 4)).toBe(true)
})

test("a code with six digits has six boxes", () => {
  render(code({ length: 6 }))

  expect(boxes()).toHaveLength(6)
})

test("digits fill the boxes in order, and letters are ignored [spec 3 §5.4 tyre-code.digits]", async () => {
  const onComplete = vi.fn()
  render(code({ onComplete }))

  await userEvent.click(box(1))
  await userEvent.keyboard("9a8-76")

  expect(readBoxes()).toEqual(["9", "8", "7", "6"])
  expect(onComplete.mock.calls).toEqual([["9876"]])
})

test("Backspace clears a box and moves the focus to the previous box, and arrow keys move the focus [spec 3 §5.4 tyre-code.backspace tyre-code.arrows]", async () => {
  const onValueChange = vi.fn()
  render(code({ defaultValue: "1234", onValueChange }))

  await userEvent.click(box(4))
  await userEvent.keyboard("{Backspace}")
  expect(readBoxes()).toEqual(["1", "2", "3", "_"])
  expect(document.activeElement).toBe(box(3))
  expect(onValueChange).toHaveBeenLastCalledWith("123", expect.objectContaining({ reason: "erase" }))

  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}9")
  expect(readBoxes()).toEqual(["9", "2", "3", "_"])
  expect(document.activeElement).toBe(box(2))
})

test("Delete removes a digit, shifts the following digits to the left and keeps the focus", async () => {
  const onValueChange = vi.fn()
  render(code({ defaultValue: "1234", onValueChange }))

  await userEvent.click(box(2))
  await userEvent.keyboard("{Delete}")
  expect(readBoxes()).toEqual(["1", "3", "4", "_"])
  expect(document.activeElement).toBe(box(2))
  expect(onValueChange).toHaveBeenLastCalledWith("134", expect.objectContaining({ reason: "erase" }))
})

test("a form reset restores the initial code and removes the error", async () => {
  render(
    <form>
      {code({ defaultValue: "12", error: "Fel kod" })}
      <button type="reset">Börja om</button>
    </form>,
  )
  await userEvent.click(box(3))
  await userEvent.keyboard("34")
  await userEvent.click(screen.getByRole("button"))

  expect(readBoxes()).toEqual(["1", "2", "_", "_"])
  expect(screen.getByRole("alert").textContent).toBe("")
})

test("pasting fills the boxes with the first digits of the text, regardless of which box has the focus [spec 3 §5.4 tyre-code.paste]", async () => {
  const onValueChange = vi.fn()
  render(code({ onValueChange }))

  await userEvent.click(box(3))
  await userEvent.paste("Din kod: 98 76 54")

  expect(readBoxes()).toEqual(["9", "8", "7", "6"])
  expect(onValueChange).toHaveBeenCalledWith("9876", expect.objectContaining({ reason: "paste" }))
})

test("a form submits the digits as one value", () => {
  render(<form data-testid="form">{code({ defaultValue: "1234" })}</form>)

  expect([...new FormData(screen.getByTestId<HTMLFormElement>("form"))]).toEqual([["code", "1234"]])
})

test("Enter submits only a complete code [spec 3 §5.4 tyre-code.enter]", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      {code({ defaultValue: "123" })}
      <button type="submit">Verifiera kod</button>
    </form>,
  )

  await userEvent.click(box(4))
  await userEvent.keyboard("{Enter}")
  expect(onSubmit).not.toHaveBeenCalled()

  await userEvent.keyboard("4{Enter}")
  expect(onSubmit).toHaveBeenCalledOnce()
})

test("an error focuses the first box, and is shown and announced until the code is edited [spec 3 §5.4 tyre-code.error]", async () => {
  const { rerender } = render(code({ defaultValue: "1234" }))
  await userEvent.click(box(4))

  rerender(code({ error: "Fel kod" }))
  expect(screen.getByRole("alert").textContent).toBe("Fel kod")
  expect(boxes().every((item) => item.getAttribute("aria-invalid") === "true")).toBe(true)
  expect(document.activeElement).toBe(box(1))

  await userEvent.keyboard("5")
  expect(screen.getByRole("alert").textContent).toBe("")
  expect(boxes().some((item) => item.hasAttribute("aria-invalid"))).toBe(false)
  expect(readBoxes()).toEqual(["5", "2", "3", "4"])

  rerender(code({ error: null }))
  rerender(code({ error: "Fel kod" }))
  expect(screen.getByRole("alert").textContent).toBe("Fel kod")
  await userEvent.keyboard("x")
  expect(screen.getByRole("alert").textContent).toBe("Fel kod")
  await userEvent.keyboard("5")
  expect(readBoxes()).toEqual(["5", "2", "3", "4"])
  expect(screen.getByRole("alert").textContent).toBe("")
})

test("an error moves the focus to the first box only if the focus was inside the field, and never on the first render", async () => {
  const other = <input aria-label="Annat" />
  const { rerender } = render(
    <>
      {code({ error: "Fel kod" })}
      {other}
    </>,
  )
  expect(document.activeElement).toBe(document.body)

  rerender(
    <>
      {code({ error: null })}
      {other}
    </>,
  )
  screen.getByLabelText("Annat").focus()
  rerender(
    <>
      {code({ error: "Fel kod" })}
      {other}
    </>,
  )

  expect(document.activeElement).toBe(screen.getByLabelText("Annat"))
})

test("while a code is being validated, the code can be neither edited nor submitted, and the focus is kept", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      {code({ defaultValue: "1234", isBusy })}
      <button type="submit">Verifiera kod</button>
    </form>
  )
  const { rerender } = render(form(false))
  await userEvent.click(box(4))

  rerender(form(true))
  await userEvent.keyboard("{Backspace}9{Enter}")
  await userEvent.paste("5555")

  expect(readBoxes()).toEqual(["1", "2", "3", "4"])
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(box(4))
})

test("a listener can cancel a change of the code", async () => {
  const onComplete = vi.fn()
  render(code({ defaultValue: "123", onComplete, onValueChange: (_value, { cancel }) => cancel() }))

  await userEvent.click(box(4))
  await userEvent.keyboard("4")

  expect(readBoxes()).toEqual(["1", "2", "3", "_"])
  expect(onComplete).not.toHaveBeenCalled()
})

test("a controlled code field shows only the digits in its value prop, and typing still moves the focus to the next box", async () => {
  function Held() {
    const [value, setValue] = useState("")
    return (
      <>
        {code({ value, onValueChange: (next) => setValue(next.replaceAll("5", "")) })}
        <button type="button" onClick={() => setValue("")}>
          Ny kod
        </button>
      </>
    )
  }
  render(<Held />)

  await userEvent.click(box(1))
  await userEvent.keyboard("12")
  expect(readBoxes()).toEqual(["1", "2", "_", "_"])
  expect(document.activeElement).toBe(box(3))

  await userEvent.keyboard("5")
  expect(readBoxes()).toEqual(["1", "2", "_", "_"])

  await userEvent.click(screen.getByRole("button", { name: "Ny kod" }))
  expect(readBoxes()).toEqual(["_", "_", "_", "_"])
})
