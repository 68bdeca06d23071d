import { parts } from "../conformance/conformance.tsx"
import { Combobox } from "./index.ts"

const search = async () => []

parts("combobox", { root: ["div", (props) => <Combobox.Root search={search} {...props} />] })
parts(
  "combobox",
  {
    label: ["label", (props) => <Combobox.Label {...props} />],
    input: ["input", (props) => <Combobox.Input {...props} />],
  },
  (part) => <Combobox.Root search={search}>{part}</Combobox.Root>,
)
