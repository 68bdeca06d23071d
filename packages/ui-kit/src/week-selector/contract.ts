import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A selector of bookable times in columns of days, Monday first, with four weeks initially and more loaded near the end; a limit of times per day is optional",
  pattern: "Radio group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  keys: [
    ["Tab", "moves through the weeks, then to the selected time, or else to the first"],
    ["↑, ↓", "select another time of the day and wrap around"],
    ["←, →", "select a time on the next or previous day that has times; they follow the reading direction"],
    ["Home, End", "select the first or the last time of the week"],
    ["Page Up, Page Down", "show another week; the focus moves along and selects nothing"],
    ["Space", "selects the focused time"],
  ],
  budgetKib: 5,
}
