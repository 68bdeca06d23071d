import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A temporary message that is announced and takes no focus; its timer pauses on hover and focus.",
  pattern: "Status message",
  apg: "https://www.w3.org/TR/WCAG22/#status-messages",
  keys: [
    ["F8", "moves to the messages"],
    ["Tab, Shift+Tab", "move through the messages, the newest first, and out of them"],
    ["Enter, Space", "activate a button in a message"],
    ["Escape", "closes the message"],
  ],
  budgetKib: 13.65,
}
