import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A native select with the site's styles; phones open their native picker",
  pattern: "Select",
  apg: "https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element",
  keys: [["↑, ↓, Home, End, letters", "select an option; the keys that open the list depend on the browser"]],
  budgetKib: 1.9,
}
