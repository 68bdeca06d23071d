import { testParts } from "../../test/conformance/conformance.tsx"
import { Drawer } from "./index.ts"

testParts(
  "drawer",
  {
    trigger: ["button", (props) => <Drawer.Trigger {...props} />],
    content: ["dialog", (props) => <Drawer.Content {...props} />],
    title: ["h2", (props) => <Drawer.Title {...props} />],
    close: ["button", (props) => <Drawer.Close {...props} />],
  },
  (part) => <Drawer.Root>{part}</Drawer.Root>,
)
