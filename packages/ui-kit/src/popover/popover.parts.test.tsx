import { testParts } from "../../test/conformance/conformance.tsx"
import { Popover } from "./index.ts"

testParts(
  "popover",
  {
    trigger: ["button", (props) => <Popover.Trigger {...props} />],
    content: ["div", (props) => <Popover.Content {...props} />],
    title: ["h2", (props) => <Popover.Title {...props} />],
    close: ["button", (props) => <Popover.Close {...props} />],
  },
  (part) => <Popover.Root>{part}</Popover.Root>,
)
