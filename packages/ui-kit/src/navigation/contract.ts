import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A navigation bar with menus that open on hover, focus and click, each with a separate closing delay; the items can be server-rendered.",
  pattern: "Disclosure navigation, hybrid",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/",
  keys: [
    ["Tab, Shift+Tab", "move through all links and buttons; focus opens a menu"],
    ["Enter, Space", "on a toggle open or close its menu"],
    ["Escape", "closes the menu; the focus moves to the toggle"],
    ["Arrow Left, Arrow Right, Home, End", "move along the top level"],
    ["Arrow Down", "moves into an open menu"],
    ["Arrow Down, Arrow Up, Home, End", "in a menu move through its links"],
    ["Arrow Left, Arrow Right", "in a menu leave it and move to the next or previous item of the top level"],
  ],
  budgetKib: 3.65,
}
