import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A label, a description and an error for one native control; the validation is the browser's, the error texts are the page's",
  pattern: "Form fields",
  apg: "https://www.w3.org/WAI/tutorials/forms/",
  keys: [
    ["Tab", "moves to the next control; an error of the control that was left is announced"],
    ["Enter", "submits the form; if a control is invalid, the focus moves to it"],
  ],
  budgetKib: 2.6,
}
