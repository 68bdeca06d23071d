import { testParts } from "../../test/conformance/conformance.tsx"
import { Switch } from "./index.ts"

testParts(
  "switch",
  {
    input: ["input", (props) => <Switch.Input {...props} />],
    text: ["span", (props) => <Switch.Text {...props} />],
  },
  (part) => <Switch.Root defaultChecked>{part}</Switch.Root>,
)
testParts("switch", { root: ["label", (props) => <Switch.Root {...props} />] })
