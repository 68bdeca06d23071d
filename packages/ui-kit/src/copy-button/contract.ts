import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Copies a text and confirms it, also when clipboard access is denied.",
  pattern: "Button",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [["Enter, Space", "copy; the focus stays"]],
  budgetKib: 2.1,
}
