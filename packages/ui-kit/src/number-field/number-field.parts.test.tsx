import { testParts } from "../../test/conformance/conformance.tsx"
import { NumberField } from "./index.ts"

testParts("number-field", { root: ["div", (props) => <NumberField.Root {...props} />] })
testParts(
  "number-field",
  {
    label: ["label", (props) => <NumberField.Label {...props} />],
    group: ["div", (props) => <NumberField.Group {...props} />],
    input: ["input", (props) => <NumberField.Input {...props} />],
    increase: ["button", (props) => <NumberField.Increase {...props} />],
    decrease: ["button", (props) => <NumberField.Decrease {...props} />],
  },
  (part) => <NumberField.Root defaultValue={2}>{part}</NumberField.Root>,
)
