import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A looping carousel of cards with one in the centre; a press on another card centres it.",
  pattern: "Carousel (grouped)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/",
  keys: [
    ["Tab", "reaches the buttons and the centred card"],
    ["Enter, Space", "press the button"],
    ["←, →, Home, End", "change the card when `hasArrowKeys` is set; arrows follow the reading direction"],
  ],
  budgetKib: 6.4,
}
