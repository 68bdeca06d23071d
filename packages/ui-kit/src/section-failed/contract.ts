import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "The error message 'Aj då' in place of a section that failed, and the error boundary that renders it.",
  pattern: "Alert",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/alert/",
  keys: [["Enter, Space", "reload the page"]],
  budgetKib: 1.2,
}
