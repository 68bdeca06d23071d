import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "'Aj då': the box in place of a section that failed, and the boundary that puts it there.",
  pattern: "Alert",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/alert/",
  keys: [["Enter, Space", "reload the page"]],
  budgetKib: 1.2,
}
