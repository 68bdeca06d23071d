import { renderToString } from "react-dom/server"
import { MotionView } from "../src/car-page/motion-view.tsx"

const TURNING = { label: "", frame: "", stop: "", rotate: "" }

/** A car from all sides, which comes when somebody wants to see it. */
export function seeMotion(): string {
  return renderToString(
    <MotionView motion={{ mode: "external", frames: ["/1.svg"] }} name="" turning={TURNING} onFail={() => {}} />,
  )
}
