import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "The active filters, each a button that removes it, and a button that removes all; links without JavaScript",
  pattern: "Button, list",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [
    ["Tab", "moves from chip to chip, then to the button for all"],
    [
      "Enter, Space, Delete, Backspace",
      "remove a chip; the focus goes to the next chip, after the last to the heading",
    ],
  ],
  budgetKib: 2,
}
