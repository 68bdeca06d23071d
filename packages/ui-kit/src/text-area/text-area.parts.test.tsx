import { testParts } from "../../test/conformance/conformance.tsx"
import { TextArea } from "./index.ts"

testParts(
  "text-area",
  {
    control: ["textarea", (props) => <TextArea.Control {...props} />],
    counter: ["p", (props) => <TextArea.Counter {...props} />],
    status: ["p", (props) => <TextArea.Status {...props} />],
  },
  (part) => <TextArea.Root>{part}</TextArea.Root>,
)
testParts("text-area", { root: ["div", (props) => <TextArea.Root {...props} />] })
