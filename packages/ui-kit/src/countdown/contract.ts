import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Days, hours, minutes and seconds until an event, without an announcement every second and without a hydration mismatch.",
  pattern: "Timer",
  apg: "https://www.w3.org/TR/wai-aria-1.2/#timer",
  keys: [],
  budgetKib: 1.6,
}
