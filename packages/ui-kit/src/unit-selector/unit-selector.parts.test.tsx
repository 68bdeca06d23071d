import { testParts } from "../../test/conformance/conformance.tsx"
import { UnitSelector } from "./index.ts"

testParts(
  "unit-selector",
  {
    label: ["label", (props) => <UnitSelector.Label {...props} />],
    control: ["select", (props) => <UnitSelector.Control {...props} />],
  },
  (part) => (
    <UnitSelector.Root min={1} max={4}>
      {part}
    </UnitSelector.Root>
  ),
)
testParts("unit-selector", { root: ["div", (props) => <UnitSelector.Root min={1} max={4} {...props} />] })
