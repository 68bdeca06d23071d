import { parts } from "../conformance/conformance.tsx"
import { Toggletip } from "./index.ts"

parts("toggletip", { root: ["span", (props) => <Toggletip.Root {...props} />] })
parts(
  "toggletip",
  {
    trigger: ["button", (props) => <Toggletip.Trigger {...props} />],
    content: ["span", (props) => <Toggletip.Content {...props} />],
  },
  (part) => <Toggletip.Root>{part}</Toggletip.Root>,
)
