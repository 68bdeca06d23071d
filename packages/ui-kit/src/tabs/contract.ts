import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Tabs in a row or a column; moving the focus activates no tab unless activation is automatic, and each panel preserves its state.",
  pattern: "Tabs",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/",
  keys: [
    ["Tab", "moves to the selected tab, then into its panel"],
    ["Left, Right", "move the focus and wrap around; reversed in right-to-left pages"],
    ["Up, Down", "move the focus when the tabs are in a column"],
    ["Home, End", "move the focus to the first or the last tab"],
    ["Enter, Space", "activate the tab; with automatic activation the focus alone does"],
  ],
  budgetKib: 9.8,
}
