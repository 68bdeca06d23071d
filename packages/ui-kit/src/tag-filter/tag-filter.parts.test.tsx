import { testParts } from "../../test/conformance/conformance.tsx"
import { TagFilter } from "./index.ts"

testParts(
  "tag-filter",
  {
    all: ["button", (props) => <TagFilter.All {...props} />],
    tag: ["button", (props) => <TagFilter.Tag value="elbil" {...props} />],
    status: ["p", (props) => <TagFilter.Status count={4} {...props} />],
  },
  (part) => <TagFilter.Root>{part}</TagFilter.Root>,
)
testParts("tag-filter", { root: ["div", (props) => <TagFilter.Root {...props} />] })
