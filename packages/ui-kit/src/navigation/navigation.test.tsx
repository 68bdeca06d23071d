import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { createHandClock } from "../../test/harness/hand-clock.ts"
import { Navigation, type NavigationRootProps } from "./index.ts"

afterEach(cleanup)

const item = (name: string, pages: readonly string[] = []) => (
  <Navigation.Item value={name}>
    <Navigation.Link href={`/${name}`}>{name}</Navigation.Link>
    {pages.length > 0 ? (
      <>
        <Navigation.Toggle panel={name} aria-label={`Under ${name}`} />
        <Navigation.Panel id={name}>
          {pages.map((page) => (
            <a key={page} href={`/${page}`}>
              {page}
            </a>
          ))}
        </Navigation.Panel>
      </>
    ) : null}
  </Navigation.Item>
)

const menu = (props: NavigationRootProps = {}) => (
  <Navigation.Root aria-label="Huvudmeny" {...props}>
    <Navigation.List>
      {item("Bilar", ["Nya", "Begagnade"])}
      {item("Verkstad", ["Service"])}
      {item("Kontakt")}
    </Navigation.List>
  </Navigation.Root>
)

function renderWith(props: NavigationRootProps = {}) {
  const clock = createHandClock()
  render(menu({ clock, ...props }))
  return clock
}

const link = (name: string) => screen.getByRole("link", { name })
const toggle = (name: string) => screen.getByRole("button", { name: `Under ${name}` })
const isOpen = (name: string) => toggle(name).getAttribute("aria-expanded") === "true"
const point = (node: Element, pointerType = "mouse") => fireEvent.pointerOver(node, { pointerType })

test("the server-rendered HTML contains the links of closed menus, and no element has a menu role", () => {
  const html = renderToString(menu())

  expect(html).toContain('href="/Begagnade"')
  expect(html).toContain('aria-expanded="false"')
  expect(html).not.toContain("role=")
})

test("hovering an item opens its menu, which closes 200 ms after the pointer leaves [spec 1 §4 menu-opens.pointer menu-closes.after-200]", () => {
  const clock = renderWith()

  point(link("Bilar"))
  expect(isOpen("Bilar")).toBe(true)
  expect(document.getElementById("Bilar")?.hasAttribute("data-open")).toBe(true)
  expect(screen.getByRole("navigation").hasAttribute("data-open")).toBe(true)

  fireEvent.pointerLeave(screen.getByRole("navigation"))
  clock.pass(199)
  expect(isOpen("Bilar")).toBe(true)
  clock.pass(1)
  expect(isOpen("Bilar")).toBe(false)
})

test("when the pointer moves to an item without children, the open menu closes after 600 ms [spec 1 §4 menu-closes.after-600]", () => {
  const clock = renderWith()
  point(link("Bilar"))

  point(link("Kontakt"))
  clock.pass(599)
  expect(isOpen("Bilar")).toBe(true)
  clock.pass(1)
  expect(isOpen("Bilar")).toBe(false)
})

test("crossing an adjacent item slowly on the way to the open menu does not switch menus", () => {
  const clock = renderWith()
  point(link("Bilar"))
  const panel = document.getElementById("Bilar") as HTMLElement
  panel.getBoundingClientRect = () => new DOMRect(0, 100, 600, 300)
  const move = (clientX: number, clientY: number) =>
    fireEvent.pointerMove(link("Verkstad"), { pointerType: "mouse", clientX, clientY })

  point(link("Verkstad"))
  for (let step = 0; step < 5; step += 1) {
    move(300 + 10 * step, 40 + 10 * step)
    clock.pass(90)
  }
  expect(isOpen("Bilar")).toBe(true)

  move(400, 80)
  clock.pass(100)
  expect(isOpen("Verkstad")).toBe(true)
})

test("if menus are activated by press, neither hovering nor focusing opens a menu", async () => {
  renderWith({ activation: "press" })
  point(link("Bilar"))
  await userEvent.tab()
  expect(isOpen("Bilar")).toBe(false)

  await userEvent.click(toggle("Bilar"))

  expect(isOpen("Bilar")).toBe(true)
})

test("touching an item does not count as hovering", () => {
  renderWith()

  point(link("Bilar"), "touch")

  expect(isOpen("Bilar")).toBe(false)
})

test("Tab opens a menu without moving the focus into it [spec 1 §4 menu-opens.focus]", async () => {
  renderWith()

  await userEvent.tab()

  expect(document.activeElement).toBe(link("Bilar"))
  expect(isOpen("Bilar")).toBe(true)
})

test("a menu closes when the focus moves outside the navigation, so that it does not cover the focused element (WCAG 2.4.11)", async () => {
  renderWith()
  render(<button type="button">Sök</button>)
  await userEvent.tab()
  expect(isOpen("Bilar")).toBe(true)

  await act(() => screen.getByRole("button", { name: "Sök" }).focus())

  expect(isOpen("Bilar")).toBe(false)
})

test("pressing the background of an open menu does not close it", async () => {
  renderWith()
  await userEvent.tab()

  await act(() => link("Bilar").blur())

  expect(isOpen("Bilar")).toBe(true)
})

test("Escape closes the menu and focuses the toggle", async () => {
  renderWith()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(link("Nya"))

  await userEvent.keyboard("{Escape}")

  expect(document.activeElement).toBe(toggle("Bilar"))
  expect(isOpen("Bilar")).toBe(false)
})

test("arrow keys, Home and End move along the top level without wrapping around", async () => {
  renderWith()
  act(() => link("Bilar").focus())
  const walk = async (keys: string) => {
    await userEvent.keyboard(keys)
    return document.activeElement?.getAttribute("href") ?? document.activeElement?.getAttribute("aria-label")
  }

  expect(await walk("{ArrowRight}")).toBe("Under Bilar")
  expect(await walk("{ArrowRight}")).toBe("/Verkstad")
  expect(await walk("{End}")).toBe("/Kontakt")
  expect(await walk("{ArrowRight}")).toBe("/Kontakt")
  expect(await walk("{Home}")).toBe("/Bilar")
})

test("ArrowDown moves the focus into the open menu", async () => {
  renderWith()
  await userEvent.tab()

  await userEvent.keyboard("{ArrowDown}")

  expect(document.activeElement).toBe(link("Nya"))
})

test("a press outside closes the menu", async () => {
  renderWith()
  fireEvent.click(toggle("Bilar"), { detail: 1 })
  expect(isOpen("Bilar")).toBe(true)

  fireEvent.pointerDown(document.body)

  expect(isOpen("Bilar")).toBe(false)
})

test("a listener receives the reason for a change and can prevent the menu from opening", () => {
  const onValueChange = vi.fn<NonNullable<NavigationRootProps["onValueChange"]>>((_value, { cancel }) => cancel())
  renderWith({ onValueChange })

  point(link("Bilar"))

  expect(onValueChange).toHaveBeenCalledWith("Bilar", expect.objectContaining({ reason: "hover" }))
  expect(isOpen("Bilar")).toBe(false)
})

test("a controlled navigation changes only with its `value`", () => {
  const onValueChange = vi.fn()
  const { rerender } = render(menu({ value: null, onValueChange }))

  point(link("Bilar"))
  expect(isOpen("Bilar")).toBe(false)

  rerender(menu({ value: "Verkstad", onValueChange }))
  expect(isOpen("Verkstad")).toBe(true)
})

test("a menu stays open while the pointer is over a nested item in that menu", () => {
  render(
    <Navigation.Root>
      <ul>
        <Navigation.Item value="more">
          <Navigation.Toggle panel="more" aria-label="Under Mer" />
          <Navigation.Panel id="more">
            <ul>{item("Däck", ["Hotell"])}</ul>
          </Navigation.Panel>
        </Navigation.Item>
      </ul>
    </Navigation.Root>,
  )

  point(link("Däck"))

  expect(isOpen("Mer")).toBe(true)
  expect(isOpen("Däck")).toBe(false)
})
