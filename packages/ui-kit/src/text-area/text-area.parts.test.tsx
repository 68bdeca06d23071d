import { parts } from "../conformance/conformance.tsx"
import { TextArea } from "./index.ts"

parts(
  "text-area",
  {
    control: ["textarea", (props) => <TextArea.Control {...props} />],
    counter: ["p", (props) => <TextArea.Counter {...props} />],
    status: ["p", (props) => <TextArea.Status {...props} />],
  },
  (part) => <TextArea.Root>{part}</TextArea.Root>,
)
parts("text-area", { root: ["div", (props) => <TextArea.Root {...props} />] })
