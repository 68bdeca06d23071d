import { parts } from "../conformance/conformance.tsx"
import { NumberField } from "./index.ts"

parts("number-field", { root: ["div", (props) => <NumberField.Root {...props} />] })
parts(
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
