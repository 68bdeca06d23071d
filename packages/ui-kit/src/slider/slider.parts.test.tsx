import { testParts } from "../../test/conformance/conformance.tsx"
import { Slider } from "./index.ts"

testParts(
  "slider",
  {
    label: ["label", (props) => <Slider.Label {...props} />],
    value: ["output", (props) => <Slider.Value {...props} />],
    track: ["div", (props) => <Slider.Track {...props} />],
  },
  (part) => (
    <Slider.Root min={12} max={72} step={12}>
      {part}
    </Slider.Root>
  ),
)
testParts("slider", { root: ["div", (props) => <Slider.Root min={12} max={72} {...props} />] })
testParts(
  "slider",
  {
    thumb: ["div", (props) => <Slider.Thumb {...props} />],
    input: [
      "input",
      (props) => (
        <Slider.Thumb>
          <Slider.Input aria-label="Löptid" {...props} />
        </Slider.Thumb>
      ),
    ],
  },
  (part) => (
    <Slider.Root min={12} max={72}>
      <Slider.Track>{part}</Slider.Track>
    </Slider.Root>
  ),
)
