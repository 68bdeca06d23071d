import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "How a list is sorted: a labelled native select, with a button beside it where no script runs",
  pattern: "Select",
  apg: "https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element",
  keys: [["↑, ↓, Home, End, letters", "choose an order"]],
  budgetKib: 2.3,
}
