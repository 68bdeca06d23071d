import { testParts } from "../../test/conformance/conformance.tsx"
import { DateField } from "./index.ts"

testParts("date-field", { root: ["div", (props) => <DateField.Root min="2026-12-07" {...props} />] })
testParts(
  "date-field",
  {
    label: ["label", (props) => <DateField.Label {...props} />],
    group: ["div", (props) => <DateField.Group {...props} />],
    input: ["input", (props) => <DateField.Input {...props} />],
    trigger: ["button", (props) => <DateField.Trigger {...props} />],
    message: ["p", (props) => <DateField.Message {...props} />],
  },
  (part) => <DateField.Root min="2026-12-07">{part}</DateField.Root>,
)
