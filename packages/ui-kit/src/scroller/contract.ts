import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A row of cards, 315 px each, with native scrolling and two buttons that appear when the row overflows",
  pattern: "Scrollable region",
  apg: "https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/",
  keys: [
    ["Tab", "moves to the row, the links inside, and the buttons"],
    ["←, →, Home, End", "scroll the row while it has the focus"],
    ["Enter, Space", "on a button scroll by the number of visible cards"],
  ],
  budgetKib: 1.9,
}
