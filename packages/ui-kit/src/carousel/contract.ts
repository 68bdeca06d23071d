import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Slides on the browser's own scrolling: buttons, dots, drag, wheel, loop, and a change by themselves that can be paused.",
  pattern: "Carousel (grouped)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/",
  keys: [
    [
      "Tab",
      "reaches the button that pauses first, then back, on, the dots and what is in sight, or the slide that holds nothing to reach; slides stop changing",
    ],
    ["Enter, Space", "press the button"],
    ["←, →, Home, End", "change the slide where `hasArrowKeys` is set; arrows follow the reading direction"],
  ],
  budgetKib: 6.25,
  peers: { "@ark-ui/react": ["Carousel"] },
}
