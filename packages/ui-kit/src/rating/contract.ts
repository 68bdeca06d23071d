import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "One to five stars, none at first; under the pointer they show what a press would give, and a press on the given one takes them back.",
  pattern: "Radio group (rating)",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/examples/radio-rating/",
  keys: [
    ["Tab", "leads to the given star, else to the first"],
    ["←, →, ↑, ↓", "give one star more or less, round the ends"],
    ["Home, End", "give one star, and all of them"],
    ["Backspace, Delete, 0", "take them back"],
    ["Space", "gives the star that has the focus"],
  ],
  budgetKib: 2.1,
  peers: { "@ark-ui/react": ["RatingGroup"] },
}
