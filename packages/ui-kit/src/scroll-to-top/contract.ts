import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A button that appears after 528 px of scrolling, scrolls to the top and moves the focus there.",
  pattern: "Button",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [["Enter, Space", "scroll to the top; Tab continues from there"]],
  budgetKib: 1.6,
}
