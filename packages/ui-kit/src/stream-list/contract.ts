import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A list whose items come one after the other, in five places kept for them, with a button for more; what comes moves no focus",
  pattern: "Button, status",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [["Enter, Space", "fetch more; the focus goes to the first that is new"]],
  budgetKib: 2.3,
}
