import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "The share of a list that is loaded, as a text and a native progress bar; nothing for a short list that is complete",
  pattern: "Meter or progress",
  apg: "https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element",
  keys: [],
  budgetKib: 1.2,
}
