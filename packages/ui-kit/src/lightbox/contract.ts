import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Pictures that open to the whole window: the dialog with the carousel inside, thumbnails, and words for what is missing.",
  pattern: "Dialog (modal) with carousel",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  keys: [
    ["Enter, Space", "on a picture open it"],
    ["←, →, Home, End", "go through the pictures, wherever the focus is inside"],
    ["Tab, Shift+Tab", "move inside it"],
    ["Escape", "closes it; the focus goes to the picture of the page that was seen last"],
  ],
  budgetKib: 17.5,
}
