import { testParts } from "../../test/conformance/conformance.tsx"
import { Rating } from "./index.ts"

testParts("rating", { star: ["label", (props) => <Rating.Star value={1} {...props} />] }, (part) => (
  <Rating.Root>{part}</Rating.Root>
))
testParts("rating", { root: ["div", (props) => <Rating.Root {...props} />] })
