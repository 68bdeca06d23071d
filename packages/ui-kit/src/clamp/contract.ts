import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Content clipped at a height or after some items. The rest is in the HTML, behind a button that is shown only when needed.",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "show the rest, and clip it again"],
    ["Tab", "skips clipped links"],
    ["find-in-page", "opens the content with a match"],
  ],
  budgetKib: 1.6,
}
