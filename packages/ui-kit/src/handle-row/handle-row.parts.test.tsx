import { testParts } from "../../test/conformance/conformance.tsx"
import { HandleRow } from "./index.ts"

testParts("handle-row", { root: ["div", (props) => <HandleRow.Root {...props} />] })
testParts(
  "handle-row",
  {
    handle: ["button", (props) => <HandleRow.Handle {...props} />],
    content: ["section", (props) => <HandleRow.Content aria-label="Cars" {...props} />],
    list: ["ul", (props) => <HandleRow.List {...props} />],
    item: ["li", (props) => <HandleRow.Item {...props} />],
  },
  (part) => <HandleRow.Root>{part}</HandleRow.Root>,
)
