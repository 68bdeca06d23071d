import { parts } from "../conformance/conformance.tsx"
import { TagFilter } from "./index.ts"

parts(
  "tag-filter",
  {
    all: ["button", (props) => <TagFilter.All {...props} />],
    tag: ["button", (props) => <TagFilter.Tag value="elbil" {...props} />],
    status: ["p", (props) => <TagFilter.Status count={4} {...props} />],
  },
  (part) => <TagFilter.Root>{part}</TagFilter.Root>,
)
parts("tag-filter", { root: ["div", (props) => <TagFilter.Root {...props} />] })
