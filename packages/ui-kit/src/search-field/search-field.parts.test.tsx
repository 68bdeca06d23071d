import { testParts } from "../../test/conformance/conformance.tsx"
import { SearchField } from "./index.ts"

testParts("search-field", { root: ["form", (props) => <SearchField.Root action="/" {...props} />] })

testParts(
  "search-field",
  {
    input: ["input", (props) => <SearchField.Input {...props} />],
    clear: ["button", (props) => <SearchField.Clear {...props} />],
    submit: ["button", (props) => <SearchField.Submit {...props} />],
  },
  (part) => <SearchField.Root action="/">{part}</SearchField.Root>,
)
