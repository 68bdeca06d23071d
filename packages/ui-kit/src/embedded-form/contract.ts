import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A form of others behind the visitor's consent; a new one comes three seconds after one was sent.",
  pattern: "Button, status",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [
    ["Enter, Space", "on the gate let the provider in, after a failure try again; the focus goes to the form's place"],
  ],
  budgetKib: 2.8,
}
