import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Days, hours, minutes and seconds until something, without a word every second and without a mismatch.",
  pattern: "Timer",
  apg: "https://www.w3.org/TR/wai-aria-1.2/#timer",
  keys: [],
  budgetKib: 1.6,
  peers: { "@ark-ui/react": ["Timer"] },
}
