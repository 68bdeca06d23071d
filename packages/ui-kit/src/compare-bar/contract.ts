import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A bar at the bottom edge as soon as something is chosen, and a window with a table that compares it; closes when nothing is left",
  pattern: "Dialog (modal) with a table",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  keys: [
    ["Enter, Space", "on the buttons list what is chosen, take one away, clear, compare"],
    ["Tab, Shift+Tab", "in the table go from column to column, round the ends"],
    ["←, →, ↑, ↓", "scroll the table while it has the focus"],
    ["Escape", "closes the table; the focus goes back to the bar"],
  ],
  budgetKib: 14,
  peers: {
    "radix-ui": ["Dialog"],
    "react-aria-components": ["DialogTrigger", "ModalOverlay", "Modal", "Dialog", "Heading"],
    "@base-ui/react": ["Dialog"],
    "@ark-ui/react": ["Dialog", "Portal"],
  },
}
