import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "The path from the home page to this one, and, after a different separator, the choices made on the page",
  pattern: "Breadcrumb",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/",
  keys: [["Tab", "moves through the links and scrolls them into view"]],
  budgetKib: 1,
}
