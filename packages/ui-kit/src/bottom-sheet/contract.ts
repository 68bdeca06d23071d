import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A sheet of which 72 px show at the bottom edge; a press or a drag brings it to 80 % of the window, a drag down of more than 200 px away",
  pattern: "Disclosure, dialog (modal) while it is open",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  keys: [
    ["Enter, Space", "on the handle open it and close it"],
    ["Tab, Shift+Tab", "pass over what is closed; stay inside while it is open"],
    ["Escape", "closes it; the focus is on the handle"],
  ],
  budgetKib: 4.1,
  peers: { "@base-ui/react": ["Drawer"], "@ark-ui/react": ["Drawer", "Portal"] },
}
