import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A text of several lines with a counter, 80 characters; how many are left is said politely at ten, five and none",
  pattern: "Text area",
  apg: "https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element",
  keys: [["Enter", "starts a line; what more the text area takes is the browser's"]],
  budgetKib: 2,
}
