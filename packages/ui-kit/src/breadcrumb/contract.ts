import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "The way from the home page to this one, and after another sign what was chosen here",
  pattern: "Breadcrumb",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/",
  keys: [["Tab", "goes through the links; a step out of sight comes into view"]],
  budgetKib: 1,
  peers: { "react-aria-components": ["Breadcrumbs", "Breadcrumb", "Link"] },
}
