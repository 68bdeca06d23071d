import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "The steps of a flow on one page: the current step is expanded, and each completed one is a summary with a button that reopens it",
  pattern: "Ordered list, aria-current",
  apg: "https://www.w3.org/WAI/tutorials/forms/multi-page/",
  keys: [["Enter, Space", "on a summary's button reopen the step; the focus moves to its heading"]],
  budgetKib: 1.9,
}
