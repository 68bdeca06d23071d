import { testParts } from "../../test/conformance/conformance.tsx"
import { DrillDown } from "./index.ts"

testParts("drill-down", {
  root: ["nav", (props) => <DrillDown.Root {...props} />],
  list: ["ul", (props) => <DrillDown.List {...props} />],
  item: ["li", (props) => <DrillDown.Item {...props} />],
  link: ["a", (props) => <DrillDown.Link href="/" {...props} />],
  branch: ["details", (props) => <DrillDown.Branch value="cars" {...props} />],
  trigger: ["summary", (props) => <DrillDown.Trigger {...props} />],
  panel: ["div", (props) => <DrillDown.Panel {...props} />],
  heading: ["h2", (props) => <DrillDown.Heading {...props} />],
  back: ["button", (props) => <DrillDown.Back {...props}>Tillbaka</DrillDown.Back>],
})
