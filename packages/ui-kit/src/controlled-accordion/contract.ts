import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Sections of which the page decides which are open, one or several; find-in-page opens them.",
  pattern: "Accordion",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/accordion/",
  keys: [
    ["Enter, Space", "open and close"],
    ["↑, ↓, Home, End", "go through the headings, round the ends"],
    ["Tab", "goes through the headings and what is open"],
    ["find-in-page", "opens it where the words are"],
  ],
  budgetKib: 9.1,
  peers: {
    "radix-ui": ["Accordion"],
    "react-aria-components": ["DisclosureGroup", "Disclosure", "DisclosurePanel", "Button", "Heading"],
    "@base-ui/react": ["Accordion"],
    "@ark-ui/react": ["Accordion"],
  },
}
