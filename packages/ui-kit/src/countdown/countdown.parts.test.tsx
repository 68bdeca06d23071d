import { testParts } from "../../test/conformance/conformance.tsx"
import { Countdown } from "./index.ts"

const UNTIL = "2100-01-01T00:00:00Z"

testParts(
  "countdown",
  {
    timer: ["div", (props) => <Countdown.Timer {...props} />],
    unit: ["span", (props) => <Countdown.Unit unit="days" {...props} />],
    end: ["p", (props) => <Countdown.End {...props} />],
  },
  (part) => <Countdown.Root until={UNTIL}>{part}</Countdown.Root>,
)
testParts("countdown", { root: ["div", (props) => <Countdown.Root until={UNTIL} {...props} />] })
