import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Cards in a ring with one in the middle; a press on one beside it brings it there.",
  pattern: "Carousel (grouped)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/",
  keys: [
    ["Tab", "reaches the buttons and the card in the middle"],
    ["Enter, Space", "press the button"],
    ["←, →, Home, End", "change the card where `hasArrowKeys` is set; arrows follow the reading direction"],
  ],
  budgetKib: 6.4,
}
