import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "How many of a service are wanted: a labelled select from the least to the most, nothing where they are equal",
  pattern: "Select",
  apg: "https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element",
  keys: [["↑, ↓, Home, End, digits", "choose a number"]],
  budgetKib: 2.4,
}
