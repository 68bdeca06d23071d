import { Fragment, type ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./skeleton.module.css"
import { CARD_COUNT } from "./skeleton-count.ts"
import { SkeletonStatus } from "./skeleton-status.tsx"

const part = anatomy("skeleton", css)

export interface SkeletonRootProps extends PartProps<"div"> {
  /**
   * The text that screen readers announce once, for example "Loading cars". Pass the message `skeleton.loading` for a
   * general text.
   */
  readonly label: string
}

/**
 * A set of placeholder shapes that prevents a layout shift. Screen readers announce only the label, which is outside
 * the busy root.
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
  /** The number of times that the children are rendered. @default 24 */
  readonly count?: number
}

/** The repeated placeholders. They need the class of the grid or list that is loading. */
export function Repeat({ count = CARD_COUNT, children, ...props }: SkeletonRepeatProps): ReactNode {
  const ownProps = {
    "aria-hidden": true,
    inert: true,
    children: Array.from({ length: count }, (_, index) => <Fragment key={index.toString()}>{children}</Fragment>),
  }
  return renderPart("div", part("repeat"), ownProps, props, {})
}

export interface SkeletonShapeProps extends PartProps<"span"> {
  /**
   * The kind of shape: a line of text with the line height of the surrounding text, an image, or a control. @default
   * "line"
   */
  readonly kind?: "line" | "picture" | "control"
}

/** A placeholder shape. It needs the class of the content that is loading, so that both have the same size. */
export function Shape({ kind = "line", ...props }: SkeletonShapeProps): ReactNode {
  return renderPart("span", part("shape", { kind }), { "aria-hidden": true }, props, {})
}
