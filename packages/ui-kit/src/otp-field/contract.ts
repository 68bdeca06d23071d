import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A one-time code, one digit a box, which paste and the phone's own filling in spread over the boxes.",
  pattern: "Group of text boxes",
  apg: "https://www.w3.org/TR/wai-aria-1.2/#group",
  keys: [
    ["0–9", "fill a box and go on to the next"],
    ["Backspace", "empties a box and goes back"],
    ["Delete", "takes a digit out; what follows moves up"],
    ["←, →, Home, End", "move between the boxes"],
    ["Enter", "sends the form when the code is whole"],
  ],
  budgetKib: 2.9,
  peers: { "@base-ui/react": ["OTPField"], "@ark-ui/react": ["PinInput"] },
}
