import { testParts } from "../../test/conformance/conformance.tsx"
import { CarOfTheWeek } from "./index.ts"

testParts("car-of-the-week", { root: ["section", (props) => <CarOfTheWeek.Root count={2} {...props} />] })
testParts(
  "car-of-the-week",
  {
    previous: ["button", (props) => <CarOfTheWeek.Previous {...props} />],
    next: ["button", (props) => <CarOfTheWeek.Next {...props} />],
    position: ["span", (props) => <CarOfTheWeek.Position {...props} />],
    viewport: ["div", (props) => <CarOfTheWeek.Cards {...props} />],
    slide: ["div", (props) => <CarOfTheWeek.Card index={0} {...props} />],
  },
  (part) => <CarOfTheWeek.Root count={2}>{part}</CarOfTheWeek.Root>,
)
