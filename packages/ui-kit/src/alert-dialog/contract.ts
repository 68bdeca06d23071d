import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A question that must be answered first; only an answer or Escape closes it, and the focus begins on the one that changes nothing.",
  pattern: "Alert and message dialogs",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/",
  keys: [
    ["Tab, Shift+Tab", "move between the answers"],
    ["Enter, Space", "give the answer that has the focus"],
    ["Escape", "cancels; the focus goes back to where it was"],
  ],
  budgetKib: 12,
  peers: {
    "radix-ui": ["AlertDialog"],
    "@base-ui/react": ["AlertDialog"],
  },
}
