import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A number field with buttons for steps and a currency or unit; typing is not restricted, and the number is clamped to its limits on blur.",
  pattern: "Spinbutton",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/",
  keys: [
    ["↑, ↓", "decrease or increase by one step"],
    ["Page Up, Page Down", "increase or decrease by ten steps"],
    ["Home, End", "set the minimum or the maximum, if there is one"],
    ["Enter", "commits the number and removes the focus"],
  ],
  budgetKib: 3.7,
}
