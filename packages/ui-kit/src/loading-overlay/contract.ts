import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "An overlay over content that is loading: the content is inert, the focus returns afterwards, and a long wait is announced.",
  pattern: "inert and a status",
  apg: "https://html.spec.whatwg.org/multipage/interaction.html#the-inert-attribute",
  keys: [["Tab", "skips the content while it is loading"]],
  budgetKib: 1.8,
}
