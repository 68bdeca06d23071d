import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A button that shows and hides one region; find-in-page opens it.",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "open and close"],
    ["Tab", "skips closed content"],
    ["find-in-page", "opens a region with a match"],
  ],
  budgetKib: 1.1,
}
