import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A button that loads the next items of a list and moves the focus to the first new one; a plain link without JavaScript.",
  pattern: "Button or link, status",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [["Enter, Space", "load the next items; the focus moves to the first new one"]],
  budgetKib: 2.6,
}
