import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A question that must be answered first. Only an answer or Escape closes it, and the focus starts on the cancel button.",
  pattern: "Alert and message dialogs",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/",
  keys: [
    ["Tab, Shift+Tab", "move between the answers"],
    ["Enter, Space", "press the focused answer"],
    ["Escape", "cancels; the focus returns to where it was"],
  ],
  budgetKib: 12,
}
