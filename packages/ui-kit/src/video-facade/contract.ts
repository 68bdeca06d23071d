import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A picture that becomes a YouTube player on click and sends no request to YouTube before; also self-hosted films with a pause button.",
  pattern: "Button",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [
    [
      "Enter, Space",
      "play, with the focus in the player; without consent show the consent question first and focus it",
    ],
    ["Escape", "returns from the question to the picture"],
  ],
  budgetKib: 2.8,
}
