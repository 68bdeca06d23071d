import { testParts } from "../../test/conformance/conformance.tsx"
import { PlateField } from "./index.ts"

testParts(
  "plate-field",
  {
    label: ["label", (props) => <PlateField.Label {...props} />],
    input: ["input", (props) => <PlateField.Input {...props} />],
    hint: ["p", (props) => <PlateField.Hint {...props} />],
  },
  (part) => <PlateField.Root>{part}</PlateField.Root>,
)
testParts("plate-field", { root: ["div", (props) => <PlateField.Root {...props} />] })
