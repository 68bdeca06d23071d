import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A button that shows and announces a note: a tooltip that works on touch screens.",
  pattern: "Disclosure with a live region",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "show and hide the note"],
    ["Escape", "hides the note; the focus stays on the button"],
    ["Tab", "moves into a note that contains a link, then on, which hides the note"],
  ],
  budgetKib: 12.6,
}
