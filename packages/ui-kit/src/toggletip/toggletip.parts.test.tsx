import { testParts } from "../../test/conformance/conformance.tsx"
import { Toggletip } from "./index.ts"

testParts("toggletip", { root: ["span", (props) => <Toggletip.Root {...props} />] })
testParts(
  "toggletip",
  {
    trigger: ["button", (props) => <Toggletip.Trigger {...props} />],
    content: ["span", (props) => <Toggletip.Content {...props} />],
  },
  (part) => <Toggletip.Root>{part}</Toggletip.Root>,
)
