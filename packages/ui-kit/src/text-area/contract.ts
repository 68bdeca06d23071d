import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A multi-line text field with a counter and a limit of 80 characters; the remaining number is announced politely at ten, five and zero",
  pattern: "Text area",
  apg: "https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element",
  keys: [["Enter", "starts a new line; other keys are the browser's"]],
  budgetKib: 2,
}
