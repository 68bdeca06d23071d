import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A rating of one to five stars, with none selected initially; hovering previews a rating, and clicking the selected star clears it.",
  pattern: "Radio group (rating)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/examples/radio-rating/",
  keys: [
    ["Tab", "moves to the selected star, or else to the first"],
    ["←, →, ↑, ↓", "select one star more or less and wrap around"],
    ["Home, End", "select one star, or all of them"],
    ["Backspace, Delete, 0", "clear the rating"],
    ["Space", "selects the focused star"],
  ],
  budgetKib: 2.1,
}
