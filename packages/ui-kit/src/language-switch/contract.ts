import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "The page in other languages, on `<details>`; only where there is a choice.",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "open and close the list"],
    ["Tab", "goes through the languages; going on closes"],
    ["Escape", "closes; the focus is on the button"],
  ],
  budgetKib: 2.6,
}
