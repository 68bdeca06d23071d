import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A message above the page that stays hidden for a day after it is dismissed, without a layout shift.",
  pattern: "Region",
  keys: [["Enter, Space", "dismiss the message; the focus goes to the next landmark"]],
  budgetKib: 2.3,
}
