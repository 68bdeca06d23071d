import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Name, mobile number, e-mail and a comment in a form; what is wrong is said below the field, after leaving it.",
  pattern: "Form fields",
  apg: "https://www.w3.org/WAI/tutorials/forms/",
  keys: [
    ["Tab", "goes from field to field; what is wrong with one that was left is said"],
    ["Enter", "sends the form; if something is wrong, the focus goes to the first field that is"],
  ],
  budgetKib: 2.6,
}
