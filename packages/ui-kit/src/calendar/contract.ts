import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A month grid of 42 days, Monday first, in which only available days can be selected. Days are strings without a time zone.",
  pattern: "Date grid",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/",
  keys: [
    ["←, →, ↑, ↓", "move by days and weeks, also into other months; left and right follow the reading direction"],
    ["Home, End", "move to Monday and Sunday"],
    ["Page Up, Page Down", "move by months, with Shift by years"],
    ["Enter, Space", "select an available day, unless the calendar is read-only"],
  ],
  budgetKib: 32,
}
