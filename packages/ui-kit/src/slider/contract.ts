import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A slider for one number; its thumb contains a native range input for keys, screen reader gestures and forms.",
  pattern: "Slider",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/slider/",
  keys: [
    ["←, →, ↓, ↑", "decrease or increase by one step; left and right follow the reading direction"],
    ["Page Up, Page Down, Shift with an arrow", "increase or decrease by a tenth of the range"],
    ["Home, End", "set the minimum or the maximum"],
  ],
  budgetKib: 13.1,
  // Other libraries render `span role=slider`, which screen reader gestures on phones do not move.
}
