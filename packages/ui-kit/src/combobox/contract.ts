import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A text field with suggestions from a source, which can have a second line; typed text stays. Its list is loaded at the first focus.",
  pattern: "Combobox (list autocomplete)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/",
  keys: [
    ["↓, ↑", "move through the options and wrap around; open a closed list, with the selected option marked"],
    ["Enter", "selects the option; submits the form when the list is closed"],
    ["Escape", "closes the list; the text stays"],
    ["←, →, Home, End", "move the caret"],
    ["Tab", "selects the option and moves to the next control"],
  ],
  budgetKib: 3.85,
}
