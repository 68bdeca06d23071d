import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A dialog that slides in from an edge of the window.",
  pattern: "Dialog (modal)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  keys: [
    ["Tab, Shift+Tab", "move inside it"],
    ["Escape", "closes it; the focus returns to where it was"],
  ],
  budgetKib: 2.65,
}
