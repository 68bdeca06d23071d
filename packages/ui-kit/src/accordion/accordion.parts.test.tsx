import { testParts } from "../../test/conformance/conformance.tsx"
import { Accordion } from "./index.ts"

testParts("accordion", {
  root: ["div", (props) => <Accordion.Root {...props} />],
  item: ["details", (props) => <Accordion.Item {...props} />],
  trigger: ["summary", (props) => <Accordion.Trigger {...props} />],
  heading: ["h3", (props) => <Accordion.Heading {...props} />],
  content: ["div", (props) => <Accordion.Content {...props} />],
})
