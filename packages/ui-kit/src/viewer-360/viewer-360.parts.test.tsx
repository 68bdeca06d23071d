import { testParts } from "../../test/conformance/conformance.tsx"
import { Viewer360 } from "./index.ts"

const frames = ["/1.svg", "/2.svg"]

testParts("viewer-360", { root: ["div", (props) => <Viewer360.Root frames={frames} {...props} />] })
testParts(
  "viewer-360",
  {
    picture: ["div", (props) => <Viewer360.Picture {...props} />],
    toggle: ["button", (props) => <Viewer360.Toggle {...props} />],
  },
  (part) => <Viewer360.Root frames={frames}>{part}</Viewer360.Root>,
)
