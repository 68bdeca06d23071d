import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A row of cards, 330 by 550 px each, that a handle expands and collapses: a drag of more than 30 % of the way completes, a shorter one springs back, and one under 5 px is a click",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "on the handle expand and collapse the row"],
    ["Tab", "moves through the cards of an expanded row"],
    ["←, →", "scroll the row while it has the focus"],
  ],
  budgetKib: 2.9,
}
