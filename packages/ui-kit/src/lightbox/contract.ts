import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A full-window gallery: a modal dialog that contains a carousel with thumbnails, and a text for each picture that does not load.",
  pattern: "Dialog (modal) with carousel",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  keys: [
    ["Enter, Space", "on a picture open the lightbox"],
    ["←, →, Home, End", "move through the pictures, wherever the focus is inside"],
    ["Tab, Shift+Tab", "move inside the dialog"],
    ["Escape", "closes the dialog; the focus moves to the picture of the page that was last shown"],
  ],
  budgetKib: 17.5,
}
