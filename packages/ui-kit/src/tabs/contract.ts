import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Several views of one thing, in a row or a column; the focus moves without loading any unless it is told to, and a panel stays as it was left.",
  pattern: "Tabs",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/",
  keys: [
    ["Tab", "leads to the chosen tab, then into its panel"],
    ["Left, Right", "move the focus, round the ends; turned about where the page reads from the right"],
    ["Up, Down", "move it where the tabs stand in a column"],
    ["Home, End", "move it to the first and the last"],
    ["Enter, Space", "choose; with automatic activation the focus alone does"],
  ],
  budgetKib: 9.8,
  peers: {
    "radix-ui": ["Tabs"],
    "react-aria-components": ["Tabs", "TabList", "Tab", "TabPanel"],
    "@base-ui/react": ["Tabs"],
    "@ark-ui/react": ["Tabs"],
  },
}
