import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { DrillDown, type DrillDownRootProps } from "./index.ts"

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute("dir")
})

const page = (name: string) => (
  <DrillDown.Item>
    <DrillDown.Link href={`/${name}`}>{name}</DrillDown.Link>
  </DrillDown.Item>
)

const branch = (name: string, children: React.ReactNode, defaultOpen = false) => (
  <DrillDown.Item>
    <DrillDown.Branch value={name} defaultOpen={defaultOpen}>
      <DrillDown.Trigger>{name}</DrillDown.Trigger>
      <DrillDown.Panel>
        <DrillDown.Back>{`Från ${name}`}</DrillDown.Back>
        <DrillDown.Heading data-testid={`heading ${name}`}>{name}</DrillDown.Heading>
        <DrillDown.List>{children}</DrillDown.List>
      </DrillDown.Panel>
    </DrillDown.Branch>
  </DrillDown.Item>
)

const menu = ({ startsIn, ...props }: DrillDownRootProps & { startsIn?: string } = {}) => (
  <DrillDown.Root aria-label="Meny" {...props}>
    <DrillDown.List>
      {branch(
        "Bilar",
        <>
          {page("Nya")}
          {branch("Begagnade", page("Elbilar"))}
        </>,
        startsIn === "Bilar",
      )}
      {branch("Verkstad", page("Service"))}
      {page("Kontakt")}
    </DrillDown.List>
  </DrillDown.Root>
)

const trigger = (name: string) => screen.getByText(name, { selector: "summary" })
const heading = (name: string) => screen.getByTestId(`heading ${name}`)
const isOpen = (name: string) => trigger(name).closest("details")?.open
const depth = () => screen.getByRole("navigation").dataset.depth
const press = (key: string, node = document.activeElement ?? document.body) => fireEvent.keyDown(node, { key })

/** Opens a branch with the right arrow key, because happy-dom opens a `<details>` before a listener can prevent it. */
function drill(name: string) {
  trigger(name).focus()
  press("ArrowRight")
}

test("the server-rendered HTML contains every link, and the submenu of the current page is open", () => {
  const html = renderToString(menu({ startsIn: "Bilar" }))

  for (const name of ["Nya", "Elbilar", "Service", "Kontakt"]) expect(html).toContain(`href="/${name}"`)
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
})

test("opening a submenu focuses the submenu's heading [spec 1 §4 mega-menu.drill-down]", () => {
  render(menu())

  drill("Bilar")
  drill("Begagnade")

  expect(isOpen("Bilar")).toBe(true)
  expect(isOpen("Begagnade")).toBe(true)
  expect(depth()).toBe("2")
  expect(document.activeElement).toBe(heading("Begagnade"))
})

test("the back button goes up one level and focuses the trigger of the submenu [spec 1 §4 mega-menu.back]", () => {
  render(menu())
  drill("Bilar")
  drill("Begagnade")

  fireEvent.click(screen.getByText("Från Begagnade"))

  expect(isOpen("Begagnade")).toBe(false)
  expect(isOpen("Bilar")).toBe(true)
  expect(document.activeElement).toBe(trigger("Begagnade"))
})

test("Escape goes back one level, and has no effect at the top level", () => {
  render(menu())
  drill("Bilar")

  expect(press("Escape")).toBe(false)
  expect(isOpen("Bilar")).toBe(false)
  expect(press("Escape")).toBe(true)
})

test("the right arrow key opens a submenu and the left arrow key goes back, and the keys are swapped on a right-to-left page", () => {
  const { unmount } = render(menu())
  drill("Bilar")
  expect(isOpen("Bilar")).toBe(true)
  press("ArrowLeft")
  expect(isOpen("Bilar")).toBe(false)
  unmount()

  render(menu({ style: { direction: "rtl" } }))
  trigger("Bilar").focus()
  press("ArrowLeft")
  expect(isOpen("Bilar")).toBe(true)
  press("ArrowRight")
  expect(isOpen("Bilar")).toBe(false)
})

test("after hydration the menu shows the submenu that was open in the server-rendered HTML", () => {
  render(menu({ startsIn: "Bilar" }))

  expect(depth()).toBe("1")
  press("Escape", heading("Bilar"))
  expect(isOpen("Bilar")).toBe(false)
})

test("find-in-page opens a submenu and calls onValueChange without moving the focus", () => {
  const onValueChange = vi.fn()
  render(menu({ onValueChange }))
  const details = trigger("Begagnade").closest("details") as HTMLDetailsElement
  const outer = trigger("Bilar").closest("details") as HTMLDetailsElement

  outer.open = true
  details.open = true
  fireEvent(outer, new Event("toggle"))

  expect(onValueChange).toHaveBeenCalledWith(["Bilar", "Begagnade"], expect.objectContaining({ reason: "found" }))
  expect(depth()).toBe("2")
  expect(document.activeElement).toBe(document.body)
})

test("a listener can prevent a submenu from opening, and a changed `value` opens or closes submenus", () => {
  const onValueChange = vi.fn<NonNullable<DrillDownRootProps["onValueChange"]>>((_path, { cancel }) => cancel())
  const { rerender } = render(menu({ onValueChange }))
  drill("Bilar")
  expect(onValueChange).toHaveBeenCalledWith(["Bilar"], expect.objectContaining({ reason: "arrow" }))
  expect(isOpen("Bilar")).toBe(false)

  rerender(menu({ value: ["Verkstad"], onValueChange }))
  expect(isOpen("Verkstad")).toBe(true)
  rerender(menu({ value: [], onValueChange }))
  expect(isOpen("Verkstad")).toBe(false)
})
