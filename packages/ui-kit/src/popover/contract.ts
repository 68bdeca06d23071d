import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A small window beside its button; the page around it stays in reach. The browser's own popover before the script.",
  pattern: "Dialog that is not modal",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "open it and close it; the focus goes to the first thing inside"],
    ["Tab, Shift+Tab", "go through it and on, which closes it"],
    ["Escape", "closes it; the focus is on the button"],
  ],
  budgetKib: 18.6,
  peers: {
    "radix-ui": ["Popover"],
    "react-aria-components": ["DialogTrigger", "Popover", "Dialog"],
    "@base-ui/react": ["Popover"],
    "@ark-ui/react": ["Popover", "Portal"],
  },
}
