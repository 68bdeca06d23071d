import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Content clipped at a height, with its text in the HTML and no button when it fits.",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "show the rest, clip it again"],
    ["Tab", "skips the links that are clipped"],
  ],
  budgetKib: 2,
}
