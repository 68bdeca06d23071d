import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Shapes of what is on its way, in the same boxes; runs on the server",
  pattern: "aria-busy and a status",
  apg: "https://www.w3.org/TR/wai-aria-1.2/#aria-busy",
  keys: [["Tab", "passes over them"]],
  budgetKib: 1,
}
