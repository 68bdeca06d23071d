import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A list that grows at the visitor's word; the focus goes to the first new item. A plain link without JavaScript.",
  pattern: "Button or link, status",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [["Enter, Space", "fetch more; the focus goes to the first that is new"]],
  budgetKib: 2.6,
}
