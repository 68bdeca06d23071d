import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A list whose items arrive one by one in five placeholders, with a button for more; new items move no focus",
  pattern: "Button, status",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [["Enter, Space", "load the next items; the focus moves to the first new one"]],
  budgetKib: 2.3,
}
