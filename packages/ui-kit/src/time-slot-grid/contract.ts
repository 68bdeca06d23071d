import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A grid of the times of a day in three columns, sorted and without duplicates, of which one can be selected.",
  pattern: "Radio group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  keys: [
    ["Tab", "moves to the selected time, or else to the first"],
    ["←, →, ↑, ↓", "move in both directions of the grid and select; left and right follow the reading direction"],
    ["Home, End", "select the first or the last time"],
    ["Space", "selects the focused time"],
  ],
  budgetKib: 1.7,
}
