import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A message that comes and goes without taking the focus, and is read out; it waits while it is pointed at or focused.",
  pattern: "Status message",
  apg: "https://www.w3.org/TR/WCAG22/#status-messages",
  keys: [
    ["F8", "leads to the messages"],
    ["Tab, Shift+Tab", "go through them, the newest first, and on"],
    ["Enter, Space", "press a button in one"],
    ["Escape", "closes it"],
  ],
  budgetKib: 13.65,
  peers: {
    "radix-ui": ["Toast"],
    "@base-ui/react": ["Toast"],
    "@ark-ui/react": ["Toast", "Toaster", "createToaster"],
  },
}
