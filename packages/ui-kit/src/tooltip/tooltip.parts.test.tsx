import { testParts } from "../../test/conformance/conformance.tsx"
import { Tooltip } from "./index.ts"

testParts(
  "tooltip",
  {
    trigger: ["button", (props) => <Tooltip.Trigger {...props} />],
    content: ["span", (props) => <Tooltip.Content {...props} />],
  },
  (part) => <Tooltip.Root>{part}</Tooltip.Root>,
)
