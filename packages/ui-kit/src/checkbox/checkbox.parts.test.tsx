import { testParts } from "../../test/conformance/conformance.tsx"
import { Checkbox } from "./index.ts"

testParts(
  "checkbox",
  {
    input: ["input", (props) => <Checkbox.Input {...props} />],
    text: ["span", (props) => <Checkbox.Text {...props} />],
  },
  (part) => <Checkbox.Root defaultChecked="mixed">{part}</Checkbox.Root>,
)
testParts("checkbox", { root: ["label", (props) => <Checkbox.Root {...props} />] })
