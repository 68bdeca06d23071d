import { renderToString } from "react-dom/server"
import { MotionView } from "../src/car-page/motion-view.tsx"

const TURNING = { label: "", frame: "", stop: "", rotate: "" }

/** Renders a car's 360° view, which is loaded on demand. */
export function seeMotion(): string {
  return renderToString(
    <MotionView motion={{ mode: "external", frames: ["/1.svg"] }} name="" turning={TURNING} onFail={() => {}} />,
  )
}
