import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Several views of one thing; the focus moves without loading any, and a panel stays as it was left.",
  pattern: "Tabs with manual activation",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/examples/tabs-manual/",
  keys: [
    ["Tab", "leads to the chosen tab, then into its panel"],
    ["Left, Right", "move the focus, round the ends; turned about where the page reads from the right"],
    ["Home, End", "move it to the first and the last"],
    ["Enter, Space", "choose"],
  ],
  budgetKib: 1.6,
  peers: {
    "radix-ui": ["Tabs"],
    "react-aria-components": ["Tabs", "TabList", "Tab", "TabPanel"],
    "@base-ui/react": ["Tabs"],
    "@ark-ui/react": ["Tabs"],
  },
}
