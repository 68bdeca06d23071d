import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Tags as toggle buttons that filter a list: any number can be selected, none selects all, and the number of results is announced.",
  pattern: "Button (toggle), group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [
    ["Tab", "moves from tag to tag"],
    ["Enter, Space", "select or clear a tag"],
  ],
  budgetKib: 1.4,
}
