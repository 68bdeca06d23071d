import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A labelled native select for the order of a list, with a submit button when JavaScript is off",
  pattern: "Select",
  apg: "https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element",
  keys: [["↑, ↓, Home, End, letters", "select an order"]],
  budgetKib: 2.3,
}
