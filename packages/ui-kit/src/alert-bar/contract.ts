import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A message above the page that stays away for a day once dismissed; the page below does not jump.",
  pattern: "Region",
  keys: [["Enter, Space", "dismiss it; the focus goes to the next landmark"]],
  budgetKib: 2.3,
}
