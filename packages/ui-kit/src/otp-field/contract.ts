import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A field for a one-time code with a box for each digit; a pasted or autofilled code is distributed over the boxes.",
  pattern: "Group of text boxes",
  apg: "https://www.w3.org/TR/wai-aria-1.2/#group",
  keys: [
    ["0–9", "fill a box and move to the next"],
    ["Backspace", "clears a box and moves to the previous one"],
    ["Delete", "removes a digit; the following digits move up"],
    ["←, →, Home, End", "move between the boxes"],
    ["Enter", "submits the form when the code is complete"],
  ],
  budgetKib: 2.9,
}
