import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Sections whose open state the page controls, one or several at a time; find-in-page opens them.",
  pattern: "Accordion",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/accordion/",
  keys: [
    ["Enter, Space", "open and close"],
    ["↑, ↓, Home, End", "move through the headings and wrap around"],
    ["Tab", "moves through the headings and open content"],
    ["find-in-page", "opens a section with a match"],
  ],
  budgetKib: 9.1,
}
