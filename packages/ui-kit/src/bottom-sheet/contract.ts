import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A sheet of which 72 px show at the bottom edge. A press or a drag opens it to 80 % of the window; a drag down of more than 200 px closes it",
  pattern: "Disclosure, dialog (modal) while it is open",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  keys: [
    ["Enter, Space", "on the handle open and close the sheet"],
    ["Tab, Shift+Tab", "skip closed content; stay inside the open sheet"],
    ["Escape", "closes the sheet; the focus is on the handle"],
  ],
  budgetKib: 4.1,
}
