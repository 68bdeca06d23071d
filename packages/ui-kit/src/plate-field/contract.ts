import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A field for a registration number: capitals without spaces or hyphens, the caret where it was, nothing refused.",
  pattern: "Text field",
  apg: "https://html.spec.whatwg.org/multipage/input.html#text-(type=text)-state-and-search-state-(type=search)",
  keys: [["Enter", "sends the form"]],
  budgetKib: 1.8,
}
