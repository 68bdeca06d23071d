import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A form of another provider behind the visitor's consent; a new form is loaded three seconds after a submit.",
  pattern: "Button, status",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [["Enter, Space", "on the gate give consent, after a failure try again; the focus goes to the form"]],
  budgetKib: 2.8,
}
