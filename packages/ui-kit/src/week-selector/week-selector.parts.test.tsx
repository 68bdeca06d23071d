import { testParts } from "../../test/conformance/conformance.tsx"
import { WeekSelector } from "./index.ts"

const DAY = "2026-12-07"
const days = [{ day: DAY, times: ["08:30"], isAllDay: true }]
const column = {
  day: DAY,
  slots: [],
  isKnown: true,
  isOutside: false,
  isWeekend: false,
}

testParts(
  "week-selector",
  {
    weeks: ["div", (props) => <WeekSelector.Weeks {...props} />],
    week: ["button", (props) => <WeekSelector.Week week={DAY} {...props} />],
    earlier: ["button", (props) => <WeekSelector.Earlier {...props} />],
    later: ["button", (props) => <WeekSelector.Later {...props} />],
    status: ["p", (props) => <WeekSelector.Status {...props} />],
    days: ["div", (props) => <WeekSelector.Days {...props} />],
    day: ["div", (props) => <WeekSelector.Day column={column} {...props} />],
    all: ["button", (props) => <WeekSelector.All {...props} />],
    slot: ["label", (props) => <WeekSelector.Slot slot={{ day: DAY, time: "08:30", isAllDay: false }} {...props} />],
  },
  (part) => (
    <WeekSelector.Root days={days} from={DAY} visibleTimes={1}>
      {part}
    </WeekSelector.Root>
  ),
)
testParts("week-selector", { root: ["div", (props) => <WeekSelector.Root days={days} from={DAY} {...props} />] })
