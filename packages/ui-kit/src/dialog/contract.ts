import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A modal dialog: the focus stays inside and the page behind is inert. Rendered only while it is open.",
  pattern: "Dialog (modal)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  keys: [
    ["Tab, Shift+Tab", "move inside it and wrap around"],
    ["Escape", "closes it; the focus returns to where it was"],
  ],
  budgetKib: 14,
}
