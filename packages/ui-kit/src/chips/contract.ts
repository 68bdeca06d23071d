import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "The filters that are on, each a button that takes it away, and one for all; links where no script runs",
  pattern: "Button, list",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [
    ["Tab", "goes from chip to chip, then to the button for all"],
    ["Enter, Space, Delete, Backspace", "take a chip away; the focus goes to the next, after the last to the heading"],
  ],
  budgetKib: 2,
  peers: { "react-aria-components": ["TagGroup", "TagList", "Tag"] },
}
