import { parts } from "../conformance/conformance.tsx"
import { Switch } from "./index.ts"

parts(
  "switch",
  {
    input: ["input", (props) => <Switch.Input {...props} />],
    text: ["span", (props) => <Switch.Text {...props} />],
  },
  (part) => <Switch.Root defaultChecked>{part}</Switch.Root>,
)
parts("switch", { root: ["label", (props) => <Switch.Root {...props} />] })
