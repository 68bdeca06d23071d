import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Steps of a page: the current one is open, those before it are a summary each with a button that opens them again",
  pattern: "Ordered list, aria-current",
  apg: "https://www.w3.org/WAI/tutorials/forms/multi-page/",
  keys: [["Enter, Space", "on a summary's button open the step again; the focus goes to its heading"]],
  budgetKib: 1.9,
  peers: { "@ark-ui/react": ["Steps"] },
}
