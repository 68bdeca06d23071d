import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A popup next to its button that leaves the page usable; a native popover before hydration.",
  pattern: "Dialog that is not modal",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "open and close the popover; the focus moves to the first control inside"],
    ["Tab, Shift+Tab", "move through the popover; moving out closes it"],
    ["Escape", "closes the popover; the focus returns to the button"],
  ],
  budgetKib: 18.6,
}
