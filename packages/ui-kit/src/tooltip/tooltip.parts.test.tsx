import { parts } from "../conformance/conformance.tsx"
import { Tooltip } from "./index.ts"

parts(
  "tooltip",
  {
    trigger: ["button", (props) => <Tooltip.Trigger {...props} />],
    content: ["span", (props) => <Tooltip.Content {...props} />],
  },
  (part) => <Tooltip.Root>{part}</Tooltip.Root>,
)
