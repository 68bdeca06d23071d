import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "How much of a list is shown, in words and as a native bar; nothing of a short list that is all there",
  pattern: "Meter or progress",
  apg: "https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element",
  keys: [],
  budgetKib: 1.2,
  peers: {
    "radix-ui": ["Progress"],
    "react-aria-components": ["ProgressBar"],
    "@base-ui/react": ["Progress"],
    "@ark-ui/react": ["Progress"],
  },
}
