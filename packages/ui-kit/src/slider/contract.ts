import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "One number on a track, in steps; the thumb holds a native range that keys, gestures of screen readers and forms use.",
  pattern: "Slider",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/slider/",
  keys: [
    ["←, →, ↓, ↑", "one step less and more; left and right follow the reading direction"],
    ["Page Up, Page Down, Shift with an arrow", "a tenth of the way more and less"],
    ["Home, End", "the least and the greatest"],
  ],
  budgetKib: 13,
  // Other libraries render `span role=slider`, which screen reader gestures on phones do not move.
  peers: {
    "react-aria-components": ["Slider", "SliderTrack", "SliderThumb", "SliderOutput"],
    "@base-ui/react": ["Slider"],
  },
}
