import { testParts } from "../../test/conformance/conformance.tsx"
import { CompareBar } from "./index.ts"

const rootProps = { items: [{ value: "ex30", label: "EX30" }], onRemove: () => {}, onClear: () => {} }

testParts("compare-bar", { root: ["div", (props) => <CompareBar.Root {...rootProps} {...props} />] })
testParts(
  "compare-bar",
  {
    bar: ["div", (props) => <CompareBar.Bar {...props} />],
    "list-toggle": ["button", (props) => <CompareBar.ListToggle {...props} />],
    list: ["ul", (props) => <CompareBar.List {...props} />],
    remove: ["button", (props) => <CompareBar.Remove value="ex30" label="EX30" {...props} />],
    clear: ["button", (props) => <CompareBar.Clear {...props} />],
    trigger: ["button", (props) => <CompareBar.Trigger {...props} />],
    table: ["table", (props) => <CompareBar.Table rows={[]} {...props} />],
  },
  (part) => <CompareBar.Root {...rootProps}>{part}</CompareBar.Root>,
)
testParts(
  "compare-bar",
  { content: ["div", (props) => <CompareBar.Content aria-label="Comparison" {...props} />] },
  (part) => (
    <CompareBar.Root {...rootProps} open>
      {part}
    </CompareBar.Root>
  ),
)
testParts(
  "compare-bar",
  {
    title: ["h2", (props) => <CompareBar.Title {...props} />],
    close: ["button", (props) => <CompareBar.Close {...props} />],
  },
  (part) => (
    <CompareBar.Root {...rootProps} open>
      <CompareBar.Content aria-label="Comparison">{part}</CompareBar.Content>
    </CompareBar.Root>
  ),
)
