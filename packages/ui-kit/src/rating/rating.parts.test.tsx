import { parts } from "../conformance/conformance.tsx"
import { Rating } from "./index.ts"

parts("rating", { star: ["label", (props) => <Rating.Star value={1} {...props} />] }, (part) => (
  <Rating.Root>{part}</Rating.Root>
))
parts("rating", { root: ["div", (props) => <Rating.Root {...props} />] })
