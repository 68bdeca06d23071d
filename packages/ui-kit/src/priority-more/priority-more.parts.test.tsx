import { testParts } from "../../test/conformance/conformance.tsx"
import { PriorityMore } from "./index.ts"

testParts(
  "priority-more",
  {
    list: ["ul", (props) => <PriorityMore.List {...props} />],
    more: ["li", (props) => <PriorityMore.More {...props} />],
    rest: ["ul", (props) => <PriorityMore.Rest {...props} />],
  },
  (part) => <PriorityMore.Root items={[]}>{part}</PriorityMore.Root>,
)
