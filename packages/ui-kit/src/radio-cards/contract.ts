import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A group of cards of which one can be selected, built on native radio buttons, so that arrow keys, form submission, reset and validation work natively",
  pattern: "Radio group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  keys: [
    ["Tab", "moves to the selected card, or else to the first"],
    ["←, →, ↑, ↓", "select the next or the previous card and wrap around"],
    ["Space", "selects the focused card"],
  ],
  budgetKib: 1.8,
}
