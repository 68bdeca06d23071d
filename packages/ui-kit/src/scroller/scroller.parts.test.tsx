import { testParts } from "../../test/conformance/conformance.tsx"
import { Scroller } from "./index.ts"

testParts(
  "scroller",
  {
    viewport: ["section", (props) => <Scroller.Viewport aria-label="Stories" {...props} />],
    list: ["ul", (props) => <Scroller.List {...props} />],
    item: ["li", (props) => <Scroller.Item {...props} />],
    previous: ["button", (props) => <Scroller.Previous {...props} />],
    next: ["button", (props) => <Scroller.Next {...props} />],
  },
  (part) => <Scroller.Root>{part}</Scroller.Root>,
)
testParts("scroller", { root: ["div", (props) => <Scroller.Root {...props} />] })
