import { testParts } from "../../test/conformance/conformance.tsx"
import { RangeSlider } from "./index.ts"

testParts(
  "range-slider",
  {
    label: ["span", (props) => <RangeSlider.Label {...props} />],
    value: ["output", (props) => <RangeSlider.Value {...props} />],
    track: ["div", (props) => <RangeSlider.Track {...props} />],
    fields: ["div", (props) => <RangeSlider.Fields {...props} />],
    field: ["label", (props) => <RangeSlider.Field end="from" {...props} />],
  },
  (part) => (
    <RangeSlider.Root min={0} max={500} aria-label="Pris">
      {part}
    </RangeSlider.Root>
  ),
)
testParts("range-slider", { root: ["div", (props) => <RangeSlider.Root min={0} max={500} {...props} />] })
testParts(
  "range-slider",
  {
    thumb: ["div", (props) => <RangeSlider.Thumb end="to" {...props} />],
    input: [
      "input",
      (props) => (
        <RangeSlider.Thumb end="to">
          <RangeSlider.Input {...props} />
        </RangeSlider.Thumb>
      ),
    ],
  },
  (part) => (
    <RangeSlider.Root min={0} max={500}>
      <RangeSlider.Track>{part}</RangeSlider.Track>
    </RangeSlider.Root>
  ),
)
