import { testParts } from "../../test/conformance/conformance.tsx"
import { EqualRow } from "./index.ts"

testParts("equal-row", {
  root: ["ul", (props) => <EqualRow.Root {...props} />],
  item: ["li", (props) => <EqualRow.Item {...props} />],
})
