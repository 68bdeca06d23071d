import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A menu of actions, such as share, print and report, behind one button.",
  pattern: "Menu button",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
  keys: [
    ["Enter, Space, ↓", "on the button open the menu, with the focus on the first item"],
    ["↑", "on the button opens the menu, with the focus on the last item"],
    ["↑, ↓, Home, End", "move through the items and wrap around"],
    ["A letter", "moves to the next item that begins with the letter"],
    ["Enter, Space", "activate the item; the focus returns to the button"],
    ["Escape", "closes the menu; the focus returns to the button"],
    ["Tab", "closes the menu; the focus returns to the button"],
  ],
  budgetKib: 31.5,
}
