import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A car turned around by drag, by keys or by itself, from a row of pictures.",
  pattern: "Slider",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/slider/",
  keys: [
    ["Tab", "reaches the picture, which stops turning, and the button that stops and starts it"],
    ["←, →, ↑, ↓", "turn by one picture; left and right follow the reading direction"],
    ["Page Up, Page Down", "turn by five pictures"],
    ["Home, End", "the first picture, the last"],
    ["Enter, Space", "press the button"],
  ],
  budgetKib: 3.8,
}
