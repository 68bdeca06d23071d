import { testParts } from "../../test/conformance/conformance.tsx"
import { ServiceChoice } from "./index.ts"

testParts(
  "service-choice",
  {
    hint: ["p", (props) => <ServiceChoice.Hint {...props} />],
    choice: ["label", (props) => <ServiceChoice.Choice value="oil" {...props} />],
  },
  (part) => <ServiceChoice.Root selection="single">{part}</ServiceChoice.Root>,
)
testParts("service-choice", { root: ["div", (props) => <ServiceChoice.Root {...props} />] })
