import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A native checkbox with its text: checked, unchecked or mixed",
  pattern: "Checkbox (two and three states)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/",
  keys: [["Space", "checks and unchecks the box; checks a mixed one"]],
  budgetKib: 1.8,
}
