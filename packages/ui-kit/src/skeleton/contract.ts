import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Placeholders with the same size as the content that is loading; rendered on the server",
  pattern: "aria-busy and a status",
  apg: "https://www.w3.org/TR/wai-aria-1.2/#aria-busy",
  keys: [["Tab", "skips the placeholders"]],
  budgetKib: 1,
}
