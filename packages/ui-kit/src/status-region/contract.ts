import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A live region that announces messages without moving the focus, including the same message twice",
  pattern: "Status message",
  apg: "https://www.w3.org/TR/WCAG22/#status-messages",
  keys: [],
  budgetKib: 1.6,
}
