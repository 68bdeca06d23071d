import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "A native form that says what is wrong with it: the focus goes to a summary with a link to each field; what a server found too",
  pattern: "Form, error summary",
  apg: "https://www.w3.org/WAI/tutorials/forms/notifications/",
  keys: [
    ["Enter", "sends it; if something is wrong, the focus goes to the summary, or to the first field that is"],
    ["Tab", "goes through the summary's links"],
    ["Enter", "on such a link goes to its field"],
  ],
  budgetKib: 2.9,
  peers: { "@base-ui/react": ["Form"] },
}
