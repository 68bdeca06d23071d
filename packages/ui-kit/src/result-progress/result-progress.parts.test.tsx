import { testParts } from "../../test/conformance/conformance.tsx"
import { ResultProgress } from "./index.ts"

testParts(
  "result-progress",
  {
    text: ["p", (props) => <ResultProgress.Text {...props} />],
    bar: ["progress", (props) => <ResultProgress.Bar {...props} />],
  },
  (part) => (
    <ResultProgress.Root shown={48} total={200}>
      {part}
    </ResultProgress.Root>
  ),
)
testParts("result-progress", { root: ["div", (props) => <ResultProgress.Root shown={48} total={200} {...props} />] })
