import { testParts } from "../../test/conformance/conformance.tsx"
import { FacetList } from "./index.ts"

const values = [{ value: "volvo", label: "Volvo", count: 3 }]

testParts(
  "facet-list",
  {
    legend: ["legend", (props) => <FacetList.Legend {...props} />],
    search: ["input", (props) => <FacetList.Search {...props} />],
    status: ["p", (props) => <FacetList.Status {...props} />],
    values: ["ul", (props) => <FacetList.Values {...props} />],
    value: ["li", (props) => <FacetList.Value node={{ value: "volvo", label: "Volvo" }} {...props} />],
  },
  (part) => (
    <FacetList.Root values={values} searchFrom={1}>
      {part}
    </FacetList.Root>
  ),
)
testParts("facet-list", { root: ["fieldset", (props) => <FacetList.Root values={values} {...props} />] })
