import { parts } from "../conformance/conformance.tsx"
import { DateField } from "./index.ts"

parts("date-field", { root: ["div", (props) => <DateField.Root min="2026-12-07" {...props} />] })
parts(
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
