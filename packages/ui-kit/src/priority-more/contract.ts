import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A row of items, of which those that do not fit move into a 'More' menu, except the current page.",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Tab", "moves through the visible items, then to 'More'"],
    ["Enter, Space", "open 'More'"],
    ["Escape", "closes 'More'"],
  ],
  budgetKib: 2.5,
}
