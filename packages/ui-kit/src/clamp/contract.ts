import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Content clipped at a height or after some items; the rest is in the HTML, behind a button that is there only when needed.",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "show the rest, and clip it again"],
    ["Tab", "passes over links that are clipped"],
    ["find-in-page", "opens it where the words are"],
  ],
  budgetKib: 1.5,
}
