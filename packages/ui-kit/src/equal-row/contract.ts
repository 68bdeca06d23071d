import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Cards in 3 or 4 columns whose headings, texts and links stand on the same lines; no script at all",
  pattern: "List",
  keys: [["Tab", "goes through the links, card by card"]],
  budgetKib: 0.7,
}
