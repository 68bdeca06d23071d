import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A button that shows a note and has it read out: the tooltip's twin for touch.",
  pattern: "Disclosure with a live region",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "show the note and hide it again"],
    ["Escape", "hides it; the focus is on the button"],
    ["Tab", "goes into the note if it holds a link, then on, and hides it"],
  ],
  budgetKib: 12.6,
  peers: {
    "radix-ui": ["Popover"],
    "react-aria-components": ["DialogTrigger", "Popover", "Dialog", "OverlayArrow"],
    "@base-ui/react": ["Popover"],
    "@ark-ui/react": ["Popover", "Portal"],
  },
}
