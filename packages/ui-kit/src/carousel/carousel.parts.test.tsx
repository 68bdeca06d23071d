import { testParts } from "../../test/conformance/conformance.tsx"
import { Carousel } from "./index.ts"

testParts("carousel", { root: ["section", (props) => <Carousel.Root count={2} {...props} />] })
testParts(
  "carousel",
  {
    rotate: ["button", (props) => <Carousel.Rotate {...props} />],
    previous: ["button", (props) => <Carousel.Previous {...props} />],
    next: ["button", (props) => <Carousel.Next {...props} />],
    picker: ["div", (props) => <Carousel.Picker {...props} />],
    pick: ["button", (props) => <Carousel.Pick index={0} {...props} />],
    position: ["span", (props) => <Carousel.Position {...props} />],
    viewport: ["div", (props) => <Carousel.Slides {...props} />],
    slide: ["div", (props) => <Carousel.Slide index={0} {...props} />],
  },
  (part) => <Carousel.Root count={2}>{part}</Carousel.Root>,
)
