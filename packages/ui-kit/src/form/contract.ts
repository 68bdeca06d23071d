import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A native form with an error summary, which receives the focus and links to each invalid field; the server's errors are shown in the same way",
  pattern: "Form, error summary",
  apg: "https://www.w3.org/WAI/tutorials/forms/notifications/",
  keys: [
    ["Enter", "submits the form; if a field is invalid, the focus moves to the summary, or to the first invalid field"],
    ["Tab", "moves through the summary's links"],
    ["Enter", "on a link moves to its field"],
  ],
  budgetKib: 2.9,
}
