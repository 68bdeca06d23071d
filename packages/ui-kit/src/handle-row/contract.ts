import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A row of cards, 330 by 550 px each, pulled out by a handle: on after 30 % of the way, back before; under 5 px it was a press",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "on the handle pull the row out and push it back"],
    ["Tab", "goes into the cards that are out"],
    ["←, →", "scroll the row while it has the focus"],
  ],
  budgetKib: 2.9,
}
