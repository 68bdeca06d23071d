import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A day that is typed in numbers, with any signs between them, or chosen in the calendar, which comes when it is opened; the browser's own date field until the script has come.",
  pattern: "Date picker dialog",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/",
  keys: [
    ["Enter", "in the field takes what was typed; on the button opens the calendar, on a day chooses it"],
    ["←, →, ↑, ↓, Home, End, Page Up, Page Down", "go through the calendar"],
    ["Escape", "closes the calendar; the focus goes to its button"],
  ],
  budgetKib: 4.3,
  peers: {
    "react-aria-components": ["DatePicker", "DateInput", "DateSegment", "Group", "Button", "Popover", "Calendar"],
    "@ark-ui/react": ["DatePicker"],
  },
}
