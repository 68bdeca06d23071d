import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A box with its words, ticked, not ticked or mixed; a native one, sent and reset by its form",
  pattern: "Checkbox (two and three states)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/",
  keys: [["Space", "ticks it, and takes the tick away; a mixed one is ticked"]],
  budgetKib: 1.8,
  peers: {
    "radix-ui": ["Checkbox"],
    "react-aria-components": ["Checkbox"],
    "@base-ui/react": ["Checkbox"],
    "@ark-ui/react": ["Checkbox"],
  },
}
