import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A choice from a list that the browser opens, on a native select; phones show it in their own way",
  pattern: "Select",
  apg: "https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element",
  keys: [["↑, ↓, Home, End, letters", "choose; what more opens the list is the browser's"]],
  budgetKib: 1.9,
  peers: {
    "radix-ui": ["Select"],
    "react-aria-components": ["Select", "ListBox", "ListBoxItem", "Popover", "SelectValue", "Button"],
    "@base-ui/react": ["Select"],
    "@ark-ui/react": ["Select"],
  },
}
