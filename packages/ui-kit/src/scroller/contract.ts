import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A row of cards, 315 px each, on the browser's own scrolling, with two buttons that appear when there is more",
  pattern: "Scrollable region",
  apg: "https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/",
  keys: [
    ["Tab", "reaches the row, the links inside, and the buttons"],
    ["←, →, Home, End", "scroll the row while it has the focus"],
    ["Enter, Space", "on a button go back or on by as many cards as are in sight"],
  ],
  budgetKib: 1.9,
}
