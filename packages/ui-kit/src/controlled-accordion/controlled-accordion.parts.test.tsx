import { testParts } from "../../test/conformance/conformance.tsx"
import { ControlledAccordion } from "./index.ts"

testParts("controlled-accordion", { root: ["div", (props) => <ControlledAccordion.Root {...props} />] })
testParts(
  "controlled-accordion",
  { item: ["div", (props) => <ControlledAccordion.Item value="pris" {...props} />] },
  (part) => <ControlledAccordion.Root>{part}</ControlledAccordion.Root>,
)
testParts(
  "controlled-accordion",
  {
    heading: ["h3", (props) => <ControlledAccordion.Heading {...props} />],
    trigger: ["button", (props) => <ControlledAccordion.Trigger {...props} />],
    content: ["div", (props) => <ControlledAccordion.Content {...props} />],
  },
  (part) => (
    <ControlledAccordion.Root>
      <ControlledAccordion.Item value="pris">{part}</ControlledAccordion.Item>
    </ControlledAccordion.Root>
  ),
)
