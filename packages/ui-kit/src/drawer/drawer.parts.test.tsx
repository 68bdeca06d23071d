import { parts } from "../conformance/conformance.tsx"
import { Drawer } from "./index.ts"

parts("drawer", { content: ["dialog", (props) => <Drawer.Content {...props} />] }, (part) => (
  <Drawer.Root>{part}</Drawer.Root>
))
