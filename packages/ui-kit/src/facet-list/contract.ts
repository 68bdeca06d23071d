import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Checkboxes for the values of a facet, with counts: a parent is mixed while only some of its children are checked, and ten or more values have a search box",
  pattern: "Checkbox (mixed), group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/",
  keys: [
    ["Tab", "moves to the search box and from value to value"],
    ["Space", "selects a value, or clears it together with its children"],
  ],
  budgetKib: 3.3,
}
