import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "What can be done with one thing, behind one button: share, print, report.",
  pattern: "Menu button",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
  keys: [
    ["Enter, Space, ↓", "on the button open it, with the focus on the first item"],
    ["↑", "on the button opens it, with the focus on the last item"],
    ["↑, ↓, Home, End", "go through the items, round the ends"],
    ["A letter", "goes to the next item that begins with it"],
    ["Enter, Space", "do it; the focus is on the button"],
    ["Escape", "closes it; the focus is on the button"],
    ["Tab", "closes it and stays on the button"],
  ],
  budgetKib: 31.5,
  peers: {
    "radix-ui": ["DropdownMenu"],
    "react-aria-components": ["MenuTrigger", "Menu", "MenuItem", "Popover", "MenuSection", "Separator"],
    "@base-ui/react": ["Menu"],
    "@ark-ui/react": ["Menu", "Portal"],
  },
}
