import { testParts } from "../../test/conformance/conformance.tsx"
import { Combobox } from "./index.ts"

const search = async () => []

testParts("combobox", { root: ["div", (props) => <Combobox.Root search={search} {...props} />] })
testParts(
  "combobox",
  {
    label: ["label", (props) => <Combobox.Label {...props} />],
    input: ["input", (props) => <Combobox.Input {...props} />],
  },
  (part) => <Combobox.Root search={search}>{part}</Combobox.Root>,
)
