import { testParts } from "../../test/conformance/conformance.tsx"
import { Calendar } from "./index.ts"

testParts(
  "calendar",
  {
    header: ["div", (props) => <Calendar.Header {...props} />],
    previous: ["button", (props) => <Calendar.Previous {...props} />],
    heading: ["p", (props) => <Calendar.Heading {...props} />],
    next: ["button", (props) => <Calendar.Next {...props} />],
    grid: ["table", (props) => <Calendar.Grid {...props} />],
    day: ["button", (props) => <Calendar.Day value="2026-12-07" {...props} />],
    loading: ["div", (props) => <Calendar.Loading {...props} />],
    empty: ["div", (props) => <Calendar.Empty {...props} />],
    failed: ["div", (props) => <Calendar.Failed {...props} />],
  },
  (part) => <Calendar.Root available={["2026-12-07"]}>{part}</Calendar.Root>,
)
testParts("calendar", { root: ["div", (props) => <Calendar.Root available={["2026-12-07"]} {...props} />] })
