import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Has messages read out without moving the focus, the same one again too",
  pattern: "Status message",
  apg: "https://www.w3.org/TR/WCAG22/#status-messages",
  keys: [],
  budgetKib: 1.6,
}
