import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "From one number to another, with the hits at each as bars and a field for each end; all of it is no filter.",
  pattern: "Slider (multi-thumb)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/",
  keys: [
    ["←, →, ↓, ↑", "a hundredth of the way less and more; left and right follow the reading direction"],
    ["Page Up, Page Down, Shift with an arrow", "a tenth of the way more and less"],
    ["Home, End", "as far as the other thumb or the end allows"],
    ["Enter", "in a field takes what was typed"],
  ],
  budgetKib: 16,
  // Other libraries render `span role=slider`, which screen reader gestures on phones do not move.
  peers: {
    "react-aria-components": ["Slider", "SliderTrack", "SliderThumb", "SliderOutput"],
    "@base-ui/react": ["Slider"],
  },
}
