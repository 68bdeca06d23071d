import { testParts } from "../../test/conformance/conformance.tsx"
import { Skeleton } from "./index.ts"

testParts("skeleton", {
  root: ["div", (props) => <Skeleton.Root label="Loading" {...props} />],
  repeat: ["div", (props) => <Skeleton.Repeat {...props} />],
  shape: ["span", (props) => <Skeleton.Shape {...props} />],
})
