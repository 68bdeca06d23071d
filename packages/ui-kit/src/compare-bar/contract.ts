import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A bar at the bottom edge while items are chosen, and a dialog with a table that compares them, which closes when no item is left",
  pattern: "Dialog (modal) with a table",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  keys: [
    ["Enter, Space", "on the buttons list the items, remove one, remove all, compare"],
    ["Tab, Shift+Tab", "in the table move from column to column and wrap around"],
    ["←, →, ↑, ↓", "scroll the table while it has the focus"],
    ["Escape", "closes the table; the focus returns to the bar"],
  ],
  budgetKib: 14,
}
