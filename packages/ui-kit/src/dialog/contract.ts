import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A modal window: focus stays inside, the page behind it rests. Only in the page while it is open.",
  pattern: "Dialog (modal)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  keys: [
    ["Tab, Shift+Tab", "move inside it, round the ends"],
    ["Escape", "closes it; the focus goes back to where it was"],
  ],
  budgetKib: 14,
  peers: {
    "radix-ui": ["Dialog"],
    "react-aria-components": ["DialogTrigger", "ModalOverlay", "Modal", "Dialog", "Heading"],
    "@base-ui/react": ["Dialog"],
    "@ark-ui/react": ["Dialog", "Portal"],
  },
}
