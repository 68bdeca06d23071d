import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A setting that is on or off and takes effect immediately; a native checkbox with the role of a switch",
  pattern: "Switch",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/switch/examples/switch-checkbox/",
  keys: [["Space", "toggles the switch"]],
  budgetKib: 1.8,
}
