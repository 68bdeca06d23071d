import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Times to book in columns of days, Monday first; four weeks to choose from, and more are fetched near the end",
  pattern: "Radio group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  keys: [
    ["Tab", "goes through the weeks, then to the chosen time, else to the first"],
    ["↑, ↓", "choose another time of the day, round the ends"],
    ["←, →", "choose on the day beside that has times; they follow the reading direction"],
    ["Home, End", "choose the first and the last time of the week"],
    ["Page Up, Page Down", "show another week; the focus comes along and chooses nothing"],
    ["Space", "chooses the time that has the focus"],
  ],
  budgetKib: 4.8,
}
