import { testParts } from "../../test/conformance/conformance.tsx"
import { StatusRegion } from "./index.ts"

testParts("status-region", { messages: ["div", (props) => <StatusRegion.Messages {...props} />] }, (part) => (
  <StatusRegion.Root>{part}</StatusRegion.Root>
))
