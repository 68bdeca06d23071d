import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A label, a description and an error tied to one native control; the rules are the browser's, the words the page's",
  pattern: "Form fields",
  apg: "https://www.w3.org/WAI/tutorials/forms/",
  keys: [
    ["Tab", "goes on; what is wrong with the field that was left is said"],
    ["Enter", "sends the form; if something is wrong, the focus goes there"],
  ],
  budgetKib: 2.6,
  peers: { "@base-ui/react": ["Field"] },
}
