import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A short description on hover and focus, limited to 288 characters, in the top layer and inside the window.",
  pattern: "Tooltip",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/",
  keys: [
    ["Tab", "shows the tooltip; moving on hides it"],
    ["Escape", "hides the tooltip; the focus stays"],
    ["Enter, Space", "activate the control and hide the tooltip"],
  ],
  budgetKib: 14.5,
}
