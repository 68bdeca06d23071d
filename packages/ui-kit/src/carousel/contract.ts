import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Slides on native scrolling, with buttons, dots, drag, wheel, loop, and autoplay that can be paused.",
  pattern: "Carousel (grouped)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/",
  keys: [
    [
      "Tab",
      "reaches the pause button first, then previous, next, the dots and the content in view, or a slide without focusable content; autoplay stops",
    ],
    ["Enter, Space", "press the button"],
    ["←, →, Home, End", "change the slide when `hasArrowKeys` is set; arrows follow the reading direction"],
  ],
  budgetKib: 6.3,
}
