import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Copies a text and says so, also where the clipboard is denied.",
  pattern: "Button",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [["Enter, Space", "copy; the focus stays"]],
  budgetKib: 2.1,
  peers: { "@ark-ui/react": ["Clipboard"] },
}
