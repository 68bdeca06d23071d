import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A search form that works without JavaScript, with a clear button.",
  pattern: "Search landmark",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/search.html",
  keys: [
    ["Enter", "submits the search"],
    ["Escape", "clears the field"],
  ],
  budgetKib: 1.8,
}
