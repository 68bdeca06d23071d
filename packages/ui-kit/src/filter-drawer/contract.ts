import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Filters as a modal drawer on phones, a panel beside the list, or one that stays in sight from 1024 px; never rendered anew, so what was typed stays",
  pattern: "Dialog (modal) on phones, else disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  keys: [
    ["Enter, Space", "on the button show the filters and hide them"],
    ["Tab, Shift+Tab", "go through them; stay inside on phones"],
    ["Enter", "in a field sends the form, which closes the drawer of a phone"],
    ["Escape", "closes the drawer of a phone; the focus goes back to where it was"],
  ],
  budgetKib: 4,
  peers: { "@base-ui/react": ["Drawer"], "@ark-ui/react": ["Drawer", "Portal"] },
}
