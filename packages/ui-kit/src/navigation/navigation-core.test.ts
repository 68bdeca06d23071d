import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import {
  CLOSE_DELAY_MS,
  CLOSE_DELAY_WITHOUT_CHILDREN_MS,
  createNavigationNext,
  type NavigationEvent,
  type NavigationItem,
  navigationClosed,
  PRESS_GRACE_MS,
  SWITCH_DELAY_MS,
} from "./navigation-core.ts"

const parent = (key: string): NavigationItem => ({ key, hasChildren: true, closeDelayMs: CLOSE_DELAY_MS })
const single = (key: string): NavigationItem => ({
  key,
  hasChildren: false,
  closeDelayMs: CLOSE_DELAY_WITHOUT_CHILDREN_MS,
})
const cars = parent("cars")
const workshop = parent("workshop")
const about = single("about")

const start = () => createHarness(createNavigationNext(), navigationClosed)
const isOpen = (nav: ReturnType<typeof start>) => nav.state().open

test("hovering an item with children opens its menu [spec 1 §4 menu-opens.pointer]", () => {
  const nav = start()

  nav.send({ type: "enter", item: cars })

  expect(isOpen(nav)).toBe("cars")
})

test("the menu closes 200 ms after the pointer leaves [spec 1 §4 menu-closes.after-200]", () => {
  const nav = start()
  nav.send({ type: "enter", item: cars })

  nav.send({ type: "leave" })
  nav.pass(199)
  expect(isOpen(nav)).toBe("cars")

  nav.pass(1)
  expect(isOpen(nav)).toBeNull()
})

test("when the pointer moves to an item without children, the open menu closes after 600 ms [spec 1 §4 menu-closes.after-600]", () => {
  const nav = start()
  nav.send({ type: "enter", item: cars })

  nav.send({ type: "enter", item: about })
  nav.pass(599)
  expect(isOpen(nav)).toBe("cars")

  nav.pass(1)
  expect(isOpen(nav)).toBeNull()
})

test("a menu item can set the delay before its menu closes", () => {
  const nav = start()
  nav.send({ type: "enter", item: { ...cars, closeDelayMs: 50 } })

  nav.send({ type: "leave" })
  nav.pass(50)

  expect(isOpen(nav)).toBeNull()
})

test("the menu stays open if the pointer returns before the closing delay has passed", () => {
  const nav = start()
  nav.send({ type: "enter", item: cars })
  nav.send({ type: "leave" })
  nav.pass(150)

  nav.send({ type: "enter", item: cars })
  nav.pass(10_000)

  expect(isOpen(nav)).toBe("cars")
})

test("crossing an adjacent item briefly on the way to the open menu does not switch menus", () => {
  const nav = start()
  nav.send({ type: "enter", item: cars })

  nav.send({ type: "enter", item: workshop })
  nav.pass(SWITCH_DELAY_MS - 1)
  nav.send({ type: "enter", item: cars })
  nav.pass(10_000)

  expect(isOpen(nav)).toBe("cars")
})

test("each pointer movement over an adjacent item restarts the delay before the menu of that item opens", () => {
  const nav = start()
  nav.send({ type: "enter", item: cars })

  for (let step = 0; step < 10; step += 1) {
    nav.send({ type: "enter", item: workshop })
    nav.pass(SWITCH_DELAY_MS - 1)
  }
  expect(isOpen(nav)).toBe("cars")

  nav.pass(1)
  expect(isOpen(nav)).toBe("workshop")
})

test("if menus are activated by press, hovering and focusing do not open a menu, and an open menu stays open when the pointer leaves", () => {
  const nav = createHarness(createNavigationNext({ activation: "press" }), navigationClosed)
  nav.send({ type: "enter", item: cars })
  nav.send({ type: "focus", item: cars, isKeyboard: true })
  nav.pass(10_000)
  expect(isOpen(nav)).toBeNull()

  nav.send({ type: "press", item: cars, isPointer: true })
  nav.send({ type: "leave" })
  nav.pass(10_000)
  expect(isOpen(nav)).toBe("cars")

  nav.send({ type: "blur" })
  nav.pass(CLOSE_DELAY_MS)
  expect(isOpen(nav)).toBeNull()
})

test("resting the pointer on an adjacent item opens that item's menu", () => {
  const nav = start()
  nav.send({ type: "enter", item: cars })

  nav.send({ type: "enter", item: workshop })
  nav.pass(SWITCH_DELAY_MS)

  expect(isOpen(nav)).toBe("workshop")
})

test("keyboard focus opens a menu, and focus from a pointer press does not [spec 1 §4 menu-opens.focus]", () => {
  const byKeyboard = start()
  const byPress = start()

  byKeyboard.send({ type: "focus", item: cars, isKeyboard: true })
  byPress.send({ type: "focus", item: cars, isKeyboard: false })

  expect(isOpen(byKeyboard)).toBe("cars")
  expect(isOpen(byPress)).toBeNull()
})

test("a press immediately after hovering has opened the menu does not close the menu, and a later press does", () => {
  const nav = start()
  nav.send({ type: "enter", item: cars })
  nav.pass(PRESS_GRACE_MS - 1)

  nav.send({ type: "press", item: cars, isPointer: true })
  expect(isOpen(nav)).toBe("cars")

  nav.pass(PRESS_GRACE_MS)
  nav.send({ type: "press", item: cars, isPointer: true })
  expect(isOpen(nav)).toBeNull()
})

test("Enter closes a menu that the focus has opened, and the next Enter opens the menu", () => {
  const nav = start()
  nav.send({ type: "focus", item: cars, isKeyboard: true })

  nav.send({ type: "press", item: cars, isPointer: false })
  expect(isOpen(nav)).toBeNull()

  nav.send({ type: "press", item: cars, isPointer: false })
  expect(isOpen(nav)).toBe("cars")
})

test("Escape closes the menu, and returning the focus to the toggle does not reopen the menu", () => {
  const nav = start()
  nav.send({ type: "focus", item: cars, isKeyboard: true })

  nav.send({ type: "dismiss", reason: "escape" })
  nav.send({ type: "focus", item: cars, isKeyboard: true })

  expect(nav.effects).toEqual([{ type: "focus-toggle", key: "cars" }])
  expect(isOpen(nav)).toBeNull()
})

test("a menu that was closed with Escape can open again after the pointer or the focus has left its item", () => {
  const nav = start()
  nav.send({ type: "enter", item: cars })
  nav.send({ type: "dismiss", reason: "escape" })
  nav.send({ type: "leave" })

  nav.send({ type: "enter", item: cars })

  expect(isOpen(nav)).toBe("cars")
})

test("pressing Escape does not move the focus if the focus was outside the menu", () => {
  const nav = start()
  nav.send({ type: "enter", item: cars })

  nav.send({ type: "dismiss", reason: "escape" })

  expect(nav.effects).toEqual([])
})

test("a menu stays open after the pointer leaves if the focus is inside", () => {
  const nav = start()
  nav.send({ type: "enter", item: cars })
  nav.send({ type: "focus", item: cars, isKeyboard: false })

  nav.send({ type: "leave" })
  nav.pass(10_000)
  expect(isOpen(nav)).toBe("cars")

  nav.send({ type: "blur" })
  nav.pass(CLOSE_DELAY_MS)
  expect(isOpen(nav)).toBeNull()
})

test("moving the focus out of the navigation closes the menu immediately, even if the pointer is over the menu", () => {
  const nav = start()
  nav.send({ type: "enter", item: cars })
  nav.send({ type: "focus", item: about, isKeyboard: true })

  nav.send({ type: "blur", isOutside: true })

  expect(isOpen(nav)).toBeNull()
  expect(nav.waiting()).toEqual([])
})

const items = [cars, workshop, about, single("contact")]
const anyItem = fc.constantFrom(...items)
const anyEvent: fc.Arbitrary<NavigationEvent> = fc.oneof(
  anyItem.map((item) => ({ type: "enter", item }) as const),
  fc.constant({ type: "leave" } as const),
  fc.record({ type: fc.constant("focus" as const), item: anyItem, isKeyboard: fc.boolean() }),
  fc.record({ type: fc.constant("blur" as const), isOutside: fc.boolean() }),
  fc.record({ type: fc.constant("press" as const), item: fc.constantFrom(cars, workshop), isPointer: fc.boolean() }),
  fc.constantFrom("escape", "outside-press", "navigation").map((reason) => ({ type: "dismiss", reason }) as const),
)
const anyStep = fc.oneof(
  { weight: 3, arbitrary: anyEvent },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 5000 }).map((pass) => ({ pass })) },
)
const anyStory = fc.array(anyStep, { maxLength: 60 })

function play(story: readonly (NavigationEvent | { readonly pass: number })[]) {
  const nav = start()
  for (const step of story) {
    if ("pass" in step) nav.pass(step.pass)
    else nav.send(step)
  }
  return nav
}

test("after any sequence of events only an item that has children can be open", () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const { open, openedBy } = play(story).state()

      expect([null, "cars", "workshop"]).toContain(open)
      expect(openedBy === null).toBe(open === null)
    }),
  )
})

test("after any sequence of events all menus close once the pointer and the focus have left the navigation", () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const nav = play(story)
      const wasHeldByPress = nav.state().hovered === null && nav.state().focused === null
      nav.send({ type: "leave" })
      nav.send({ type: "blur" })
      nav.pass(CLOSE_DELAY_WITHOUT_CHILDREN_MS)

      // A menu opened by touch has neither hover nor focus and waits for a press outside.
      if (!wasHeldByPress) expect(isOpen(nav)).toBeNull()
      nav.send({ type: "dismiss", reason: "outside-press" })
      expect(isOpen(nav)).toBeNull()
    }),
  )
})

test("after any sequence of events no timer is running, and only menu toggles were focused", () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const nav = play(story)
      nav.pass(60_000)

      expect(nav.waiting()).toEqual([])
      for (const { key } of nav.effects) expect(["cars", "workshop"]).toContain(key)
    }),
  )
})
