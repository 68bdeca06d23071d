import { renderToString } from "react-dom/server"
import { MotionView } from "../src/car-page/motion-view.tsx"

const TURNING = { label: "", frame: "", stop: "", rotate: "" }

/** Renders the 360° views of a car, which load on demand. */
export function seeMotion(): string {
  return renderToString(
    <MotionView motion={{ mode: "external", frames: ["/1.svg"] }} name="" turning={TURNING} onFail={() => {}} />,
  )
}
