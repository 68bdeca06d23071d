import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Questions that open one by one on the browser's own `<details>`; find-in-page opens them, no JavaScript runs.",
  pattern: "Accordion",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/accordion/",
  keys: [
    ["Enter, Space", "open and close"],
    ["Tab", "passes over what is closed"],
    ["find-in-page", "opens it where the words are"],
  ],
  budgetKib: 0.8,
  peers: {
    "radix-ui": ["Accordion"],
    "react-aria-components": ["DisclosureGroup", "Disclosure", "DisclosurePanel", "Button", "Heading"],
    "@base-ui/react": ["Accordion"],
    "@ark-ui/react": ["Accordion"],
  },
}
