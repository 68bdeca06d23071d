import { testParts } from "../../test/conformance/conformance.tsx"
import { RadioCards } from "./index.ts"

testParts("radio-cards", { card: ["label", (props) => <RadioCards.Card value="a" {...props} />] }, (part) => (
  <RadioCards.Root>{part}</RadioCards.Root>
))
testParts("radio-cards", { root: ["div", (props) => <RadioCards.Root {...props} />] })
