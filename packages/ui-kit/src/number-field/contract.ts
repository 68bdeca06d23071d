import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A number that is typed or stepped, with its currency or unit; nothing is refused while it is typed, and it is brought inside its limits when the field is left.",
  pattern: "Spinbutton",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/",
  keys: [
    ["↑, ↓", "a step more and less"],
    ["Page Up, Page Down", "ten steps more and less"],
    ["Home, End", "the least and the greatest, where there are such"],
    ["Enter", "takes the number and leaves the field"],
  ],
  budgetKib: 3.7,
  peers: {
    "react-aria-components": ["NumberField", "Group", "Input", "Button"],
    "@base-ui/react": ["NumberField"],
    "@ark-ui/react": ["NumberInput"],
  },
}
