import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A text field that suggests what a source finds, with a second line to each; what was typed stays. Its list comes with the first focus.",
  pattern: "Combobox (list autocomplete)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/",
  keys: [
    ["↓, ↑", "go through the options, round the ends; on a closed list open it, with what is chosen marked"],
    ["Enter", "takes the option; on a closed list sends the form"],
    ["Escape", "closes the list; the text stays"],
    ["←, →, Home, End", "move the caret"],
    ["Tab", "takes the option and goes on"],
  ],
  budgetKib: 3.8,
  peers: {
    "react-aria-components": ["ComboBox", "Input", "ListBox", "ListBoxItem", "Popover"],
    "@base-ui/react": ["Combobox"],
    "@ark-ui/react": ["Combobox"],
  },
}
