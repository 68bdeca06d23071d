import { testParts } from "../../test/conformance/conformance.tsx"
import { LoadMore } from "./index.ts"

const load = async () => {}

testParts(
  "load-more",
  {
    items: ["ul", (props) => <LoadMore.Items {...props} />],
    trigger: ["button", (props) => <LoadMore.Trigger {...props} />],
    status: ["p", (props) => <LoadMore.Status {...props} />],
  },
  (part) => (
    <LoadMore.Root hasMore load={load}>
      {part}
    </LoadMore.Root>
  ),
)
testParts("load-more", { trigger: ["a", (props) => <LoadMore.Trigger href="?page=2" {...props} />] }, (part) => (
  <LoadMore.Root hasMore load={load}>
    {part}
  </LoadMore.Root>
))
testParts("load-more", { root: ["div", (props) => <LoadMore.Root hasMore load={load} {...props} />] })
