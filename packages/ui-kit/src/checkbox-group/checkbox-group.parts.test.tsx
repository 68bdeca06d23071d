import { testParts } from "../../test/conformance/conformance.tsx"
import { CheckboxGroup } from "./index.ts"

testParts(
  "checkbox-group",
  {
    item: ["label", (props) => <CheckboxGroup.Item value="a" {...props} />],
    parent: ["label", (props) => <CheckboxGroup.Parent {...props} />],
    count: ["p", (props) => <CheckboxGroup.Count {...props} />],
  },
  (part) => <CheckboxGroup.Root allValues={["a", "b"]}>{part}</CheckboxGroup.Root>,
)
testParts("checkbox-group", { root: ["div", (props) => <CheckboxGroup.Root {...props} />] })
