import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Services or add-ons to choose, any number or one at most, which a second press takes back",
  pattern: "Checkbox, group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/",
  keys: [
    ["Tab", "goes from choice to choice"],
    ["Space", "chooses, and takes back; where one is the most, the other goes"],
  ],
  budgetKib: 2.6,
}
