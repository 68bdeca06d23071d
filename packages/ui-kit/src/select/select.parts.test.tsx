import { parts } from "../conformance/conformance.tsx"
import { Select } from "./index.ts"

parts("select", { control: ["select", (props) => <Select.Control {...props} />] }, (part) => (
  <Select.Root>{part}</Select.Root>
))
parts("select", { root: ["div", (props) => <Select.Root {...props} />] })
