import { testParts } from "../../test/conformance/conformance.tsx"
import { StreamList } from "./index.ts"

const nothing = () => {}

testParts(
  "stream-list",
  {
    items: ["ul", (props) => <StreamList.Items {...props} />],
    more: ["button", (props) => <StreamList.More {...props} />],
    status: ["p", (props) => <StreamList.Status {...props} />],
  },
  (part) => (
    <StreamList.Root status="streaming" count={2} onMore={nothing}>
      {part}
    </StreamList.Root>
  ),
)
testParts("stream-list", { empty: ["div", (props) => <StreamList.Empty {...props} />] }, (part) => (
  <StreamList.Root status="ended" count={0} onMore={nothing}>
    {part}
  </StreamList.Root>
))
testParts("stream-list", {
  root: ["div", (props) => <StreamList.Root status="paused" count={0} onMore={nothing} {...props} />],
})
