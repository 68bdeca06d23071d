import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Questions that open one by one, on native `<details>`: no JavaScript, and find-in-page opens them.",
  pattern: "Accordion",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/accordion/",
  keys: [
    ["Enter, Space", "open and close"],
    ["Tab", "skips closed content"],
    ["find-in-page", "opens an item with a match"],
  ],
  budgetKib: 0.8,
}
