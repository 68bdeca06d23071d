import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A list of links to the page in other languages, in a `<details>` element; rendered only when the page has several languages.",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "open and close the list"],
    ["Tab", "moves through the languages; moving past the last one closes the list"],
    ["Escape", "closes the list; the focus returns to the button"],
  ],
  budgetKib: 2.6,
}
