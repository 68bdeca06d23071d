// Generated from schemas/blocks/swedish-loan/swedish-loan.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a swedish loan in the content platform. */
export const swedishLoanWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Text: { prop: "text", kind: "rich-text" },
  Price: { prop: "price", kind: "string" },
  Deposit: { prop: "deposit", kind: "string" },
  Months: { prop: "months", kind: "string" },
  ResidualPercent: { prop: "residualPercent", kind: "string" },
  RatePercent: { prop: "ratePercent", kind: "string" },
  RateKind: { prop: "rateKind", kind: "choice", choices: { fixed: "Fixed", variable: "Variable" } },
  SetUpFee: { prop: "setUpFee", kind: "string" },
  InvoiceFee: { prop: "invoiceFee", kind: "string" },
  Disclaimer: { prop: "disclaimer", kind: "text" },
  Link: { prop: "link", kind: "link" },
}
