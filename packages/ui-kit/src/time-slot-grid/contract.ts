import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Times of a day in three columns, in order and each once, of which one is chosen.",
  pattern: "Radio group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  keys: [
    ["Tab", "leads to the chosen time, else to the first"],
    ["←, →, ↑, ↓", "go in both directions of the grid and choose; left and right follow the reading direction"],
    ["Home, End", "choose the first and the last"],
    ["Space", "chooses the time that has the focus"],
  ],
  budgetKib: 1.7,
  peers: {
    "radix-ui": ["RadioGroup"],
    "react-aria-components": ["RadioGroup", "Radio"],
    "@ark-ui/react": ["RadioGroup"],
  },
}
