import { parts } from "../conformance/conformance.tsx"
import { LoadMore } from "./index.ts"

const load = async () => {}

parts(
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
parts("load-more", { trigger: ["a", (props) => <LoadMore.Trigger href="?page=2" {...props} />] }, (part) => (
  <LoadMore.Root hasMore load={load}>
    {part}
  </LoadMore.Root>
))
parts("load-more", { root: ["div", (props) => <LoadMore.Root hasMore load={load} {...props} />] })
