import { parts } from "../conformance/conformance.tsx"
import { CheckboxGroup } from "./index.ts"

parts(
  "checkbox-group",
  {
    item: ["label", (props) => <CheckboxGroup.Item value="a" {...props} />],
    parent: ["label", (props) => <CheckboxGroup.Parent {...props} />],
    count: ["p", (props) => <CheckboxGroup.Count {...props} />],
  },
  (part) => <CheckboxGroup.Root allValues={["a", "b"]}>{part}</CheckboxGroup.Root>,
)
parts("checkbox-group", { root: ["div", (props) => <CheckboxGroup.Root {...props} />] })
