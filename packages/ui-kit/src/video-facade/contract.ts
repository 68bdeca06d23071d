import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A picture that becomes a YouTube player on a press and asks nothing of YouTube before; films of your own that can be paused.",
  pattern: "Button",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [
    ["Enter, Space", "play, the focus goes into the player; or ask for consent first, the focus goes to the question"],
    ["Escape", "goes back from the question to the picture"],
  ],
  budgetKib: 2.8,
}
