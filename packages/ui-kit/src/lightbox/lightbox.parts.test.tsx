import { testParts } from "../../test/conformance/conformance.tsx"
import { Lightbox } from "./index.ts"

testParts("lightbox", { trigger: ["button", (props) => <Lightbox.Trigger index={0} {...props} />] }, (part) => (
  <Lightbox.Root count={2}>{part}</Lightbox.Root>
))
testParts("lightbox", { content: ["div", (props) => <Lightbox.Content {...props} />] }, (part) => (
  <Lightbox.Root count={2} open>
    {part}
  </Lightbox.Root>
))
testParts(
  "lightbox",
  {
    close: ["button", (props) => <Lightbox.Close {...props} />],
    previous: ["button", (props) => <Lightbox.Previous {...props} />],
    next: ["button", (props) => <Lightbox.Next {...props} />],
    position: ["span", (props) => <Lightbox.Position {...props} />],
    viewport: ["div", (props) => <Lightbox.Slides {...props} />],
    slide: ["div", (props) => <Lightbox.Slide index={0} {...props} />],
    picture: ["img", (props) => <Lightbox.Picture src="/car.svg" alt="A car" {...props} />],
    picker: ["div", (props) => <Lightbox.Thumbnails {...props} />],
    pick: ["button", (props) => <Lightbox.Thumbnail index={0} {...props} />],
  },
  (part) => (
    <Lightbox.Root count={2} open>
      <Lightbox.Content>{part}</Lightbox.Content>
    </Lightbox.Root>
  ),
)
