import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A field for a registration number that converts the input to capitals without spaces and hyphens, preserves the caret and accepts any characters.",
  pattern: "Text field",
  apg: "https://html.spec.whatwg.org/multipage/input.html#text-(type=text)-state-and-search-state-(type=search)",
  keys: [["Enter", "submits the form"]],
  budgetKib: 1.8,
}
