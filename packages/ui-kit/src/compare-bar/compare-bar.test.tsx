import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useRef, useState } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { CompareBar, type CompareBarRootProps, type CompareRow } from "./index.ts"

afterEach(cleanup)

const CARS = ["EX30", "iX1", "Niro"].map((label) => ({ value: label.toLowerCase(), label }))
const ROWS: readonly CompareRow[] = [
  { label: "Pris", cell: (value) => `Pris för ${value}` },
  { label: "Räckvidd", cell: (value) => `Räckvidd för ${value}` },
]

interface ChosenProps extends Partial<CompareBarRootProps> {
  readonly hasFallback?: boolean
}

function Chosen({ items: first = CARS, hasFallback = false, ...props }: ChosenProps) {
  const [items, setItems] = useState(first)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <KitProvider messages={messages}>
      <h1 ref={heading} tabIndex={-1}>
        Bilar
      </h1>
      <button type="button" onClick={() => setItems([...items, { value: "ev3", label: "EV3" }])}>
        Lägg till
      </button>
      <CompareBar.Root
        items={items}
        onRemove={(value) => setItems(items.filter((item) => item.value !== value))}
        onClear={() => setItems([])}
        {...(hasFallback && { fallback: heading })}
        {...props}
      >
        <CompareBar.Bar>
          <CompareBar.ListToggle />
          <CompareBar.List />
          <CompareBar.Clear />
          <CompareBar.Trigger />
        </CompareBar.Bar>
        <CompareBar.Content>
          <CompareBar.Close />
          <CompareBar.Title />
          <CompareBar.Table rows={ROWS} />
        </CompareBar.Content>
      </CompareBar.Root>
    </KitProvider>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const getFocused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent
const table = () => within(screen.getByRole("dialog", { name: "Jämförelse" })).getByRole("table")

test("the compare bar appears when an item is selected, and the number of selected items is announced", async () => {
  render(<Chosen items={[]} />)
  expect(screen.queryByRole("button", { name: /Jämför/ })).toBeNull()
  expect(screen.getByRole("status").textContent).toBe("")

  await press("Lägg till")

  expect(screen.getByRole("button", { name: "Jämför (1)" })).toBeTruthy()
  expect(screen.getByRole("status").textContent).toBe("Valda att jämföra: 1")
})

test("the server-rendered HTML contains the compare bar, but not the comparison table", () => {
  const html = renderToString(<Chosen />)

  expect(html).toContain("Jämför (3)")
  expect(html).not.toContain("<table")
})

test("the table has a header for every column and row", async () => {
  render(<Chosen />)

  await press("Jämför (3)")

  const headers = [...table().querySelectorAll("th")]
  expect(headers.map(({ scope, textContent }) => [scope, textContent])).toEqual([
    ["col", "EX30"],
    ["col", "iX1"],
    ["col", "Niro"],
    ["row", "Pris"],
    ["row", "Räckvidd"],
  ])
  expect(within(table()).getByText("Räckvidd för ix1").localName).toBe("td")
  expect(table().hasAttribute("data-single")).toBe(false)
})

test("removing an item in the table focuses the next item, or the previous item when the last one was removed", async () => {
  render(<Chosen />)
  await press("Jämför (3)")

  await press("Ta bort iX1")
  expect(getFocused()).toBe("Ta bort Niro")
  await press("Ta bort Niro")

  expect(getFocused()).toBe("Ta bort EX30")
  expect(table().hasAttribute("data-single")).toBe(true)
})

test("removing the only item closes the table and focuses the container of the compare bar", async () => {
  const onOpenChange = vi.fn()
  render(<Chosen items={CARS.slice(0, 1)} onOpenChange={onOpenChange} />)
  await press("Jämför (1)")

  await press("Ta bort EX30")

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await waitFor(() => expect(getFocused()).toBe("Jämförelse"))
  expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "empty" }))
  expect(screen.queryByRole("button", { name: /Jämför/ })).toBeNull()
})

test("the table stays closed when an item is selected again after all items were removed", async () => {
  render(<Chosen items={CARS.slice(0, 1)} />)
  await press("Jämför (1)")
  await press("Ta bort EX30")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

  await press("Lägg till")

  expect(screen.queryByRole("dialog")).toBeNull()
  expect(screen.getByRole("button", { name: "Visa valda" }).getAttribute("aria-expanded")).toBe("false")
})

test("the list shows the selected items, and removing an item focuses the next item", async () => {
  render(<Chosen />)
  expect(screen.queryByRole("listitem")).toBeNull()
  await press("Visa valda")
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["EX30", "iX1", "Niro"])

  await press("Ta bort EX30")
  expect(getFocused()).toBe("Ta bort iX1")
  await press("Ta bort iX1")
  await press("Ta bort Niro")

  expect(getFocused()).toBe("Jämförelse")
})

test("the clear button removes all items and focuses the fallback element", async () => {
  render(<Chosen hasFallback />)

  await press("Rensa")

  expect(getFocused()).toBe("Bilar")
  expect(screen.queryByRole("button", { name: "Rensa" })).toBeNull()
})

test("the close button of the table returns the focus to the bar", async () => {
  render(<Chosen />)
  await press("Jämför (3)")

  await press("Stäng")

  await waitFor(() => expect(getFocused()).toBe("Jämför (3)"))
})

test("removing the last item of a controlled comparison table calls onOpenChange with false", async () => {
  const onOpenChange = vi.fn()
  render(<Chosen items={CARS.slice(0, 1)} open onOpenChange={onOpenChange} />)
  expect(table()).toBeTruthy()

  await press("Ta bort EX30")

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason: "empty" }))
})
