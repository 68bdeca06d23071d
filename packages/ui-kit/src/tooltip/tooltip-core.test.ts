import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../test-harness/create-harness.ts"
import { fuzz } from "../test-harness/fuzz.ts"
import {
  CLOSE_DELAY_MS,
  OPEN_DELAY_MS,
  type TooltipEvent,
  tooltipClosed,
  tooltipNext,
  truncate,
} from "./tooltip-core.ts"
import { tooltipGroup } from "./tooltip-group.ts"

const start = () => createHarness(tooltipNext(), tooltipClosed)
const isOpen = (tooltip: ReturnType<typeof start>) => tooltip.state().isOpen
const enter = { type: "enter", isWarm: false } as const

test("a text is cut at 288 characters, the dots included", () => {
  expect(truncate("a".repeat(288))).toBe("a".repeat(288))
  expect(truncate("a".repeat(289))).toBe(`${"a".repeat(287)}…`)
})

test("a cut never goes through a character, and leaves no space before the dots", () => {
  expect(truncate("🚗🚙🚐", 2)).toBe("🚗…")
  expect(truncate("bil och däck", 5)).toBe("bil…")
})

test("the pointer has to rest before it shows", () => {
  const tooltip = start()
  tooltip.send(enter)

  tooltip.pass(OPEN_DELAY_MS - 1)
  expect(isOpen(tooltip)).toBe(false)
  tooltip.pass(1)
  expect(isOpen(tooltip)).toBe(true)
})

test("a pointer that only passes shows nothing", () => {
  const tooltip = start()
  tooltip.send(enter)
  tooltip.pass(OPEN_DELAY_MS - 1)

  tooltip.send({ type: "leave" })
  tooltip.pass(OPEN_DELAY_MS)

  expect(isOpen(tooltip)).toBe(false)
})

test("it waits for the pointer on its way from the control to the words", () => {
  const tooltip = start()
  tooltip.send({ ...enter, isWarm: true })
  tooltip.send({ type: "leave" })
  tooltip.pass(CLOSE_DELAY_MS - 1)

  tooltip.send(enter)
  tooltip.pass(10_000)
  expect(isOpen(tooltip)).toBe(true)

  tooltip.send({ type: "leave" })
  tooltip.pass(CLOSE_DELAY_MS)
  expect(isOpen(tooltip)).toBe(false)
})

test("the keyboard shows it at once, and hides it when it goes on", () => {
  const tooltip = start()

  tooltip.send({ type: "focus" })
  expect(isOpen(tooltip)).toBe(true)
  tooltip.send({ type: "blur" })
  expect(isOpen(tooltip)).toBe(false)
})

test("sent away, it stays away until pointer and focus have both left", () => {
  const tooltip = start()
  tooltip.send({ type: "focus" })
  tooltip.send(enter)
  tooltip.send({ type: "dismiss", reason: "escape" })

  tooltip.send({ type: "leave" })
  tooltip.send(enter)
  tooltip.pass(10_000)
  expect(isOpen(tooltip)).toBe(false)

  tooltip.send({ type: "leave" })
  tooltip.send({ type: "blur" })
  tooltip.send({ type: "focus" })
  expect(isOpen(tooltip)).toBe(true)
})

test("in a group one is open at a time, and the next needs no delay for 300 ms", () => {
  const group = tooltipGroup()
  const closed: string[] = []
  const first = () => closed.push("first")
  const second = () => closed.push("second")
  expect(group.isWarm(0)).toBe(false)

  group.open(first)
  expect(group.isWarm(0)).toBe(true)
  group.open(second)
  expect(closed).toEqual(["first"])

  group.close(first, 100)
  group.close(second, 1000)
  expect(group.isWarm(1299)).toBe(true)
  expect(group.isWarm(1300)).toBe(false)
})

test("in any order of events it is never open without a reason, and comes to rest closed", () => {
  fuzz({
    next: tooltipNext(),
    initial: tooltipClosed,
    events: fc.constantFrom<TooltipEvent>(
      enter,
      { type: "enter", isWarm: true },
      { type: "leave" },
      { type: "focus" },
      { type: "blur" },
      { type: "dismiss", reason: "escape" },
      { type: "dismiss", reason: "press" },
      { type: "dismiss", reason: "replaced" },
    ),
    longestMs: 1000,
    always: (tooltip) => {
      const { isOpen, isHovered, isFocused, isDismissed } = tooltip.state()
      expect(isOpen && isDismissed).toBe(false)
      expect(isOpen && !isHovered && !isFocused && !tooltip.waiting().includes("close")).toBe(false)
      expect(isDismissed && !isHovered && !isFocused).toBe(false)
    },
    finally: (tooltip) => {
      tooltip.send({ type: "blur" })
      tooltip.send({ type: "leave" })
      tooltip.pass(CLOSE_DELAY_MS)

      expect(tooltip.state()).toEqual(tooltipClosed)
      expect(tooltip.waiting()).toEqual([])
    },
  })
})
