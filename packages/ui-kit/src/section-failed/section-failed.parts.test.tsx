import { testParts } from "../../test/conformance/conformance.tsx"
import { SectionFailed } from "./index.ts"

testParts("section-failed", {
  root: ["div", (props) => <SectionFailed.Root {...props} />],
  title: ["p", (props) => <SectionFailed.Title {...props} />],
  text: ["p", (props) => <SectionFailed.Text {...props} />],
  reload: ["button", (props) => <SectionFailed.Reload {...props} />],
})
