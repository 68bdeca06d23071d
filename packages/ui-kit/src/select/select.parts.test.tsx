import { testParts } from "../../test/conformance/conformance.tsx"
import { Select } from "./index.ts"

testParts("select", { control: ["select", (props) => <Select.Control {...props} />] }, (part) => (
  <Select.Root>{part}</Select.Root>
))
testParts("select", { root: ["div", (props) => <Select.Root {...props} />] })
