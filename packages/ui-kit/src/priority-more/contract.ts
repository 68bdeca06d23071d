import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A row of items in which those that do not fit move into 'More'; never the current page.",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Tab", "goes through what is in sight, then 'More'"],
    ["Enter, Space", "open 'More'"],
    ["Escape", "closes it"],
  ],
  budgetKib: 2.5,
}
