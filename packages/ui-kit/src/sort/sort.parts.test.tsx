import { testParts } from "../../test/conformance/conformance.tsx"
import { Sort } from "./index.ts"

const options = [{ value: "price_asc", label: "Lowest price" }]

testParts(
  "sort",
  {
    label: ["label", (props) => <Sort.Label {...props} />],
    control: ["select", (props) => <Sort.Control {...props} />],
    apply: ["button", (props) => <Sort.Apply {...props} />],
  },
  (part) => <Sort.Root options={options}>{part}</Sort.Root>,
)
testParts("sort", { root: ["div", (props) => <Sort.Root options={options} {...props} />] })
