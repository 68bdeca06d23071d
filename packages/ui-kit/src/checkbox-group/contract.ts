import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Boxes of which any number may be ticked, one above that stands for all of them, and how many are ticked",
  pattern: "Checkbox (mixed), group",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/",
  keys: [
    ["Tab", "goes from box to box"],
    ["Space", "ticks a box; the one above goes from some to all, to none and back to the same some"],
  ],
  budgetKib: 2.7,
  peers: { "react-aria-components": ["CheckboxGroup", "Checkbox"], "@base-ui/react": ["CheckboxGroup", "Checkbox"] },
}
