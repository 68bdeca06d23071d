import { anatomy } from "@forecourt/ui-kit/anatomy"
import { PauseIcon, PlayIcon } from "@forecourt/ui-kit/icons"
import { Viewer360, type Viewer360Labels } from "@forecourt/ui-kit/viewer-360"
import css from "./car-media.module.css"
import type { CarMotion } from "./car-media.select.ts"

const part = anatomy("car-media", css)

const SIZE = { width: 1500, height: 1000 }

export interface MotionViewProps {
  readonly motion: CarMotion
  readonly name: string
  readonly turning: Viewer360Labels
  readonly onFail: () => void
}

/**
 * Renders a video or a 360° view. The exterior view shows the next frame every 150 ms or for every 5 px of a drag, and
 * preloads five frames in each direction. Spec 2 §4, §9.
 */
export function MotionView({ motion, name, turning, onFail }: MotionViewProps) {
  if (motion.mode === "video")
    return (
      <video {...part("film")} {...SIZE} src={motion.src} aria-label={name} controls playsInline onError={onFail} />
    )
  if (motion.mode === "internal")
    return <img {...part("inside")} {...SIZE} src={motion.src} alt={name} onError={onFail} />
  return (
    <Viewer360.Root {...part("around")} frames={motion.frames} labels={turning} onErrorCapture={onFail}>
      <Viewer360.Picture {...SIZE} />
      <Viewer360.Toggle
        render={({ children, ...button }, { isRotating }) => (
          <button {...button}>
            {isRotating ? <PauseIcon /> : <PlayIcon />}
            {children as string}
          </button>
        )}
      />
    </Viewer360.Root>
  )
}
