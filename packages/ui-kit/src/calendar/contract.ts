import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A month of 42 days, Monday first, in which only days on offer can be chosen; days are texts and know no time zone.",
  pattern: "Date grid",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/",
  keys: [
    ["←, →, ↑, ↓", "go by days and weeks, into other months too; left and right follow the reading direction"],
    ["Home, End", "go to Monday and Sunday"],
    ["Page Up, Page Down", "go by months, with Shift by years"],
    ["Enter, Space", "choose the day, if it is on offer and not only read"],
  ],
  budgetKib: 32,
  peers: { "react-aria-components": ["Calendar", "CalendarGrid", "CalendarCell"], "@ark-ui/react": ["DatePicker"] },
}
