import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A short description on hover and focus, cut at 288 characters, above everything and inside the window.",
  pattern: "Tooltip",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/",
  keys: [
    ["Tab", "shows it; moving on hides it"],
    ["Escape", "hides it; the focus stays"],
    ["Enter, Space", "do what the control does, and hide it"],
  ],
  budgetKib: 14.5,
  peers: {
    "radix-ui": ["Tooltip"],
    "react-aria-components": ["TooltipTrigger", "Tooltip", "OverlayArrow"],
    "@base-ui/react": ["Tooltip"],
    "@ark-ui/react": ["Tooltip", "Portal"],
  },
}
