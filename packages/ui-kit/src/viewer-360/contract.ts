import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A 360° view of a car made of pictures, rotated by drag, by keys or automatically.",
  pattern: "Slider",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/slider/",
  keys: [
    ["Tab", "moves to the picture, which stops the rotation, and to the button that stops and starts it"],
    ["←, →, ↑, ↓", "rotate by one picture; left and right follow the reading direction"],
    ["Page Up, Page Down", "rotate by five pictures"],
    ["Home, End", "show the first or the last picture"],
    ["Enter, Space", "activate the button"],
  ],
  budgetKib: 3.8,
}
