import { Fragment, type ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./skeleton.module.css"
import { CARD_COUNT } from "./skeleton-count.ts"
import { SkeletonStatus } from "./skeleton-status.tsx"

const part = anatomy("skeleton", css)

export interface SkeletonRootProps extends PartProps<"div"> {
  /** Said once, politely, to those who do not see the shapes: "Loading cars". Message `skeleton.loading`. */
  readonly label: string
}

/**
 * Shapes of what is on its way, in the same boxes, so that nothing moves when it arrives.
 *
 * Runs on the server, so it may be the fallback of a Suspense boundary; for that reason it is given its text. The
 * shapes are hidden from screen readers, which hear the label once, and cannot be reached by the keyboard. The status
 * stands before the root and takes no room: from what is busy, screen readers pass nothing on.
 */
export function Root({ label, ...props }: SkeletonRootProps): ReactNode {
  return (
    <>
      <SkeletonStatus label={label} />
      {renderPart("div", part("root"), { "aria-busy": true }, props, {})}
    </>
  )
}

export interface SkeletonRepeatProps extends PartProps<"div"> {
  /** How many there are of what is inside. @default 24 */
  readonly count?: number
}

/** Renders what is inside so many times, as the grid or the list that is to come: give it that one's class. */
export function Repeat({ count = CARD_COUNT, children, ...props }: SkeletonRepeatProps): ReactNode {
  const own = {
    "aria-hidden": true,
    inert: true,
    children: Array.from({ length: count }, (_, index) => <Fragment key={index.toString()}>{children}</Fragment>),
  }
  return renderPart("div", part("repeat"), own, props, {})
}

export interface SkeletonShapeProps extends PartProps<"span"> {
  /** A line of words, as high as a line of the text around it; a picture; or a control. @default "line" */
  readonly kind?: "line" | "picture" | "control"
}

/** One shape. Its box is that of what comes: give it that one's class. */
export function Shape({ kind = "line", ...props }: SkeletonShapeProps): ReactNode {
  return renderPart("span", part("shape", { kind }), { "aria-hidden": true }, props, {})
}
