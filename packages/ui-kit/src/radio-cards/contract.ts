import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Cards of which one is chosen, on native radio buttons: arrows choose, forms send, reset and check them",
  pattern: "Radio group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  keys: [
    ["Tab", "leads to the chosen card, else to the first"],
    ["←, →, ↑, ↓", "choose the next and the one before, round the ends"],
    ["Space", "chooses the card that has the focus"],
  ],
  budgetKib: 1.8,
  peers: {
    "radix-ui": ["RadioGroup"],
    "react-aria-components": ["RadioGroup", "Radio"],
    "@base-ui/react": ["RadioGroup", "Radio"],
    "@ark-ui/react": ["RadioGroup"],
  },
}
