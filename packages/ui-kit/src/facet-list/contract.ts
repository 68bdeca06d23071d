import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Values of a facet with counts, parents that are mixed while some of their children are chosen, and a search box from ten on",
  pattern: "Checkbox (mixed), group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/",
  keys: [
    ["Tab", "goes to the search box and from value to value"],
    ["Space", "chooses a value, or lets it go with its children"],
  ],
  budgetKib: 3.3,
}
