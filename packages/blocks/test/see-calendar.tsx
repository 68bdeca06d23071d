import { Calendar } from "@forecourt/ui-kit/calendar"
import { renderToString } from "react-dom/server"

export function seeCalendar(): string {
  return renderToString(
    <Calendar.Root available={["2027-03-01"]}>
      <Calendar.Grid />
    </Calendar.Root>,
  )
}
