import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A menu of several levels in the room of one: drills down and comes back; on `<details>`, all links in the HTML.",
  pattern: "Disclosure navigation, stacked",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
  keys: [
    ["Enter, Space, →", "drill; the focus goes to the heading"],
    ["Escape, ←", "go back, to the entry one came from"],
    ["Tab", "goes through what is shown"],
  ],
  budgetKib: 3,
}
