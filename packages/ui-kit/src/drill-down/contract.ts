import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A menu of several levels in the space of one, on native `<details>`, with all links in the HTML.",
  pattern: "Disclosure navigation, stacked",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
  keys: [
    ["Enter, Space, →", "drill into a level; the focus goes to its heading"],
    ["Escape, ←", "go back a level; the focus goes to its entry"],
    ["Tab", "moves through the level that is shown"],
  ],
  budgetKib: 3,
}
