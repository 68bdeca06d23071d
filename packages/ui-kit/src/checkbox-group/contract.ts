import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A group of checkboxes with a parent checkbox for all of them and the number of checked boxes",
  pattern: "Checkbox (mixed), group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/",
  keys: [
    ["Tab", "moves from box to box"],
    ["Space", "checks a box; the parent goes from some to all, to none and back to the same some"],
  ],
  budgetKib: 2.7,
}
