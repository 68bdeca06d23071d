import { testParts } from "../../test/conformance/conformance.tsx"
import { Chips } from "./index.ts"

const chips = [{ value: "volvo", label: "Volvo" }]
const nothing = () => {}

testParts(
  "chips",
  {
    heading: ["h2", (props) => <Chips.Heading {...props} />],
    list: ["ul", (props) => <Chips.List {...props} />],
    chip: ["button", (props) => <Chips.Chip value="bmw" label="BMW" {...props} />],
    clear: ["button", (props) => <Chips.Clear {...props} />],
  },
  (part) => (
    <Chips.Root chips={chips} onRemove={nothing}>
      {part}
    </Chips.Root>
  ),
)
testParts("chips", {
  root: ["div", (props) => <Chips.Root chips={chips} onRemove={nothing} {...props} />],
  chip: [
    "a",
    (props) => (
      <Chips.Root chips={[]} onRemove={nothing}>
        <Chips.Chip value="bmw" label="BMW" href="/bilar" {...props} />
      </Chips.Root>
    ),
  ],
})
