import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Services or add-ons as checkboxes, with either any number or at most one selected; a second click clears a selection",
  pattern: "Checkbox, group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/",
  keys: [
    ["Tab", "moves from choice to choice"],
    ["Space", "selects or clears a choice; when only one is allowed, clears the other"],
  ],
  budgetKib: 2.6,
}
