import { parts } from "../conformance/conformance.tsx"
import { RadioCards } from "./index.ts"

parts("radio-cards", { card: ["label", (props) => <RadioCards.Card value="a" {...props} />] }, (part) => (
  <RadioCards.Root>{part}</RadioCards.Root>
))
parts("radio-cards", { root: ["div", (props) => <RadioCards.Root {...props} />] })
