import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Name, mobile number, e-mail and comment fields of a form; errors are shown below the field on blur.",
  pattern: "Form fields",
  apg: "https://www.w3.org/WAI/tutorials/forms/",
  keys: [
    ["Tab", "moves from field to field; the error of the field that was left is shown"],
    ["Enter", "submits the form; if it is invalid, the focus goes to the first invalid field"],
  ],
  budgetKib: 2.6,
}
