import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Tags that filter a list: any number may be pressed, none means all, and how many are left is said.",
  pattern: "Button (toggle), group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [
    ["Tab", "goes from tag to tag"],
    ["Enter, Space", "choose a tag, or let it go"],
  ],
  budgetKib: 1.4,
  peers: {
    "radix-ui": ["ToggleGroup"],
    "react-aria-components": ["ToggleButtonGroup", "ToggleButton"],
    "@base-ui/react": ["ToggleGroup", "Toggle"],
    "@ark-ui/react": ["ToggleGroup"],
  },
}
