import { testParts } from "../../test/conformance/conformance.tsx"
import { Field } from "./index.ts"

testParts(
  "field",
  {
    label: ["label", (props) => <Field.Label {...props} />],
    legend: ["span", (props) => <Field.Legend {...props} />],
    description: ["p", (props) => <Field.Description {...props} />],
    control: ["input", (props) => <Field.Control {...props} />],
    error: ["p", (props) => <Field.Error {...props} />],
  },
  (part) => (
    <Field.Root name="name" required>
      {part}
    </Field.Root>
  ),
)
testParts("field", { root: ["div", (props) => <Field.Root {...props} />] })
