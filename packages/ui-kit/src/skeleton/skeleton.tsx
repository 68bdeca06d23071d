import { Fragment, type ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./skeleton.module.css"
import { CARD_COUNT } from "./skeleton-count.ts"
import { SkeletonStatus } from "./skeleton-status.tsx"

const part = anatomy("skeleton", css)

export interface SkeletonRootProps extends PartProps<"div"> {
  /** Announced once, politely, by screen readers: "Loading cars". Message `skeleton.loading`. */
  readonly label: string
}

/**
 * Placeholder shapes in the boxes of the loading content, so that there is no layout shift when it arrives.
 * Runs on the server, so it can be the fallback of a Suspense boundary; for that reason its text is a prop. The shapes
 * are hidden from screen readers, which announce the label once, and are not focusable. The status is before the root
 * and has no size: screen readers announce nothing inside a busy element.
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
  /** The number of repetitions. @default 24 */
  readonly count?: number
}

/** Renders its children several times, like the grid or list that is loading: give it the same class. */
export function Repeat({ count = CARD_COUNT, children, ...props }: SkeletonRepeatProps): ReactNode {
  const ownProps = {
    "aria-hidden": true,
    inert: true,
    children: Array.from({ length: count }, (_, index) => <Fragment key={index.toString()}>{children}</Fragment>),
  }
  return renderPart("div", part("repeat"), ownProps, props, {})
}

export interface SkeletonShapeProps extends PartProps<"span"> {
  /** A line of text, as high as a line of the text around it; a picture; or a control. @default "line" */
  readonly kind?: "line" | "picture" | "control"
}

/** A placeholder shape. It has the box of the loading content: give it the same class. */
export function Shape({ kind = "line", ...props }: SkeletonShapeProps): ReactNode {
  return renderPart("span", part("shape", { kind }), { "aria-hidden": true }, props, {})
}
