import { parts } from "../conformance/conformance.tsx"
import { StatusRegion } from "./index.ts"

parts("status-region", { messages: ["div", (props) => <StatusRegion.Messages {...props} />] }, (part) => (
  <StatusRegion.Root>{part}</StatusRegion.Root>
))
