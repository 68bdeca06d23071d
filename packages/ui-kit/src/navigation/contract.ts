import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Menus on hover, focus and press, each with its own closing delay; the items may come from the server.",
  pattern: "Disclosure navigation, hybrid",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/",
  keys: [
    ["Tab, Shift+Tab", "go through everything; focus opens a menu"],
    ["Enter, Space", "on a toggle open or close its menu"],
    ["Escape", "closes; the focus goes to the toggle"],
    ["Arrow Left, Arrow Right, Home, End", "move along the top level"],
    ["Arrow Down", "goes into an open menu"],
    ["Arrow Down, Arrow Up, Home, End", "in a menu go through its links"],
    ["Arrow Left, Arrow Right", "in a menu leave it, to the items beside its own"],
  ],
  budgetKib: 3.6,
  peers: { "radix-ui": ["NavigationMenu"], "@base-ui/react": ["NavigationMenu"], "@ark-ui/react": ["NavigationMenu"] },
}
