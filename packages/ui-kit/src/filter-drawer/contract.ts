import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Filters as a modal drawer on phones, a panel next to the list, or a sticky panel from 1024 px; the layout changes without a new mount, so typed text stays",
  pattern: "Dialog (modal) on phones, else disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  keys: [
    ["Enter, Space", "on the button show and hide the filters"],
    ["Tab, Shift+Tab", "move through the filters; stay inside on phones"],
    ["Enter", "in a field submits the form, which closes the drawer on phones"],
    ["Escape", "closes the drawer on phones; the focus returns to where it was"],
  ],
  budgetKib: 4,
}
