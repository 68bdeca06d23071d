import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A slider for a minimum and a maximum, with a histogram of the results and a number field for each end; the full range counts as no filter.",
  pattern: "Slider (multi-thumb)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/",
  keys: [
    ["←, →, ↓, ↑", "decrease or increase by a hundredth of the range; left and right follow the reading direction"],
    ["Page Up, Page Down, Shift with an arrow", "increase or decrease by a tenth of the range"],
    ["Home, End", "move to the limit, or to the other thumb"],
    ["Enter", "in a field commits the typed number"],
  ],
  budgetKib: 16,
  // Other libraries render `span role=slider`, which screen reader gestures on phones do not move.
}
