import { testParts } from "../../test/conformance/conformance.tsx"
import { Steps } from "./index.ts"

testParts(
  "steps",
  {
    heading: ["h2", (props) => <Steps.Heading {...props} />],
    summary: ["div", (props) => <Steps.Summary {...props} />],
    change: ["button", (props) => <Steps.Change {...props} />],
    editor: ["div", (props) => <Steps.Editor {...props} />],
  },
  (part) => (
    <Steps.Root count={2} current={2}>
      <Steps.Step step={1}>{part}</Steps.Step>
    </Steps.Root>
  ),
)
testParts("steps", { step: ["li", (props) => <Steps.Step step={1} {...props} />] }, (part) => (
  <Steps.Root count={2}>{part}</Steps.Root>
))
testParts("steps", { root: ["ol", (props) => <Steps.Root count={2} {...props} />] })
