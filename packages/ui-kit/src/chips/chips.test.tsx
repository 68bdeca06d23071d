import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useRef, useState } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { type ChipItem, Chips } from "./index.ts"

afterEach(cleanup)

const BRANDS: readonly ChipItem[] = ["Volvo", "BMW", "Kia"].map((label) => ({ value: label.toLowerCase(), label }))

interface FiltersProps {
  readonly chips?: readonly ChipItem[]
  readonly hasFallback?: boolean
  readonly onRemove?: (value: string, details: { readonly reason: string }) => void
}

function Filters({ chips: first = BRANDS, hasFallback = false, onRemove }: FiltersProps) {
  const [chips, setChips] = useState(first)
  const results = useRef<HTMLHeadingElement>(null)
  return (
    <KitProvider messages={messages}>
      <Chips.Root
        chips={chips}
        onRemove={(value, details) => {
          onRemove?.(value, details)
          setChips(chips.filter((chip) => chip.value !== value))
        }}
        onClear={() => setChips([])}
        {...(hasFallback && { fallback: results })}
      />
      <h2 ref={results} tabIndex={-1}>
        Bilar
      </h2>
    </KitProvider>
  )
}
const chip = (label: string) => screen.getByRole("button", { name: `Ta bort ${label}` })
const getFocused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent

test("chips are rendered as a list in a named group", () => {
  render(<Filters />)

  expect(screen.getByRole("group", { name: "Valda filter" })).toBeTruthy()
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Volvo", "BMW", "Kia"])
})

test.each(["{Enter}", " ", "{Delete}", "{Backspace}"])("%s removes a chip and focuses the next chip", async (key) => {
  const onRemove = vi.fn()
  render(<Filters onRemove={onRemove} />)
  chip("BMW").focus()

  await userEvent.keyboard(key)

  expect(onRemove).toHaveBeenCalledWith("bmw", expect.objectContaining({ event: expect.any(Event) }))
  expect(getFocused()).toBe("Ta bort Kia")
})

test("removing the last chip in the row focuses the previous chip, and removing the only chip focuses the heading", async () => {
  render(<Filters />)
  await userEvent.click(chip("Kia"))
  expect(getFocused()).toBe("Ta bort BMW")

  await userEvent.click(chip("BMW"))
  await userEvent.click(chip("Volvo"))

  expect(getFocused()).toBe("Valda filter")
  expect(screen.queryByRole("button")).toBeNull()
})

test("the clear button removes all chips and moves the focus to the fallback element", async () => {
  render(<Filters hasFallback />)

  await userEvent.click(screen.getByRole("button", { name: "Rensa alla" }))

  expect(getFocused()).toBe("Bilar")
})

test("removing a chip does not move the focus if the visitor has moved the focus outside the chips", () => {
  const props = { onRemove: () => {} }
  const row = (chips: readonly ChipItem[]) => (
    <KitProvider messages={messages}>
      <Chips.Root chips={chips} {...props} />
      <button type="button">Annat</button>
    </KitProvider>
  )
  const { rerender } = render(row(BRANDS))
  fireEvent.click(chip("BMW"))
  screen.getByRole("button", { name: "Annat" }).focus()

  rerender(row(BRANDS.filter(({ value }) => value !== "bmw")))

  expect(getFocused()).toBe("Annat")
})

test("chips with an `href` are links in the server-rendered HTML and can also be activated with Space", async () => {
  const links = BRANDS.map((item) => ({ ...item, href: `/bilar?utan=${item.value}` }))
  expect(renderToString(<Filters chips={links} />)).toMatch(/<a[^>]* href="\/bilar\?utan=bmw"/)
  render(<Filters chips={links} />)

  screen.getByRole("link", { name: "Ta bort BMW" }).focus()
  await userEvent.keyboard(" ")

  expect(screen.queryByRole("link", { name: "Ta bort BMW" })).toBeNull()
})

test("a label in a different language than the page has the attribute lang", () => {
  render(<Filters chips={[{ value: "gas", label: "Kaasu", labelLang: "fi" }]} />)

  expect(screen.getByText("Kaasu").lang).toBe("fi")
})
