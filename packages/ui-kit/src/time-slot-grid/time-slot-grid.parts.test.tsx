import { testParts } from "../../test/conformance/conformance.tsx"
import { TimeSlotGrid } from "./index.ts"

testParts("time-slot-grid", { slot: ["label", (props) => <TimeSlotGrid.Slot value="08:30" {...props} />] }, (part) => (
  <TimeSlotGrid.Root times={[]}>{part}</TimeSlotGrid.Root>
))
testParts("time-slot-grid", { root: ["div", (props) => <TimeSlotGrid.Root times={["08:30"]} {...props} />] })
