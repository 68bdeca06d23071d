import { renderToString } from "react-dom/server"
import { MotionView } from "../src/car-page/motion-view.tsx"

const TURNING = { label: "", frame: "", stop: "", rotate: "" }

export function seeMotion(): string {
  return renderToString(
    <MotionView motion={{ mode: "external", frames: ["/1.svg"] }} name="" turning={TURNING} onFail={() => {}} />,
  )
}
