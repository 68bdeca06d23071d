import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A button that comes after 528 px of scrolling, goes to the top and takes the focus along.",
  pattern: "Button",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [["Enter, Space", "go to the top; Tab continues there"]],
  budgetKib: 1.6,
}
