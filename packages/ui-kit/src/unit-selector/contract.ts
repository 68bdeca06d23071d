import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A labelled select for the quantity of a service, from a minimum to a maximum; nothing when both are equal",
  pattern: "Select",
  apg: "https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element",
  keys: [["↑, ↓, Home, End, digits", "select a number"]],
  budgetKib: 2.4,
}
