import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
<<<<<<< HEAD
  what: "A row of cards, 330 by 550 px each, pulled out by a handle: on after 30 % of the way, back before; under 5 px it was a press",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "on the handle pull the row out and push it back"],
    ["Tab", "goes into the cards that are out"],
    ["←, →", "scroll the row while it has the focus"],
  ],
  budgetKib: 2.9,
=======
  what: "A row of cards that shows its upper part, and a handle that pulls it open or lets it go back.",
  pattern: "Disclosure",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  keys: [
    ["Enter, Space", "on the handle open it, and close it again: what a drag does"],
    ["Tab", "passes over the cards while they are clipped"],
  ],
  budgetKib: 2.7,
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
}
