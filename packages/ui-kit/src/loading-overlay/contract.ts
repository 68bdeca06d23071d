import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Lies over what waits: nothing below can be pressed, the focus comes back to where it was, and a long wait is said.",
  pattern: "inert and a status",
  apg: "https://html.spec.whatwg.org/multipage/interaction.html#the-inert-attribute",
  keys: [["Tab", "passes over what lies below while it is busy"]],
  budgetKib: 1.8,
}
