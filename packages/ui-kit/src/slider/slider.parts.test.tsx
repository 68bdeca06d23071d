import { parts } from "../conformance/conformance.tsx"
import { Slider } from "./index.ts"

parts(
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
parts("slider", { root: ["div", (props) => <Slider.Root min={12} max={72} {...props} />] })
parts(
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
