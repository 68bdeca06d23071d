import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A day that is typed as numbers, with any separators, or selected in a calendar that is loaded when it is opened. A native date field until hydration.",
  pattern: "Date picker dialog",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/",
  keys: [
    ["Enter", "in the field takes the typed day; on the button opens the calendar, on a day selects it"],
    ["←, →, ↑, ↓, Home, End, Page Up, Page Down", "move through the calendar"],
    ["Escape", "closes the calendar; the focus goes to its button"],
  ],
  budgetKib: 4.3,
}
