import { Fragment, type ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./skeleton.module.css"
import { CARD_COUNT } from "./skeleton-count.ts"
import { SkeletonStatus } from "./skeleton-status.tsx"

const part = anatomy("skeleton", css)

export interface SkeletonRootProps extends PartProps<"div"> {
  /** The text that screen readers announce once, politely, for example "Loading cars". Message `skeleton.loading`. */
  readonly label: string
}

/**
 * The placeholder shapes in the boxes of the loading content, so that there is no layout shift when the content
 * arrives. Renders on the server, so it can be the fallback of a Suspense boundary; its text is therefore a prop. The
 * shapes are not focusable, and are hidden from screen readers, which announce the label once. The status precedes the
 * root and has no size, since screen readers announce nothing inside a busy element.
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

/** Renders its children several times. It should have the class of the grid or list that is loading. */
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
   * The kind of shape: a line of text, as high as a line of the surrounding text; an image; or a control. @default
   * "line"
   */
  readonly kind?: "line" | "picture" | "control"
}

/** Renders a placeholder shape. It should have the class of the loading content, so that both have the same box. */
export function Shape({ kind = "line", ...props }: SkeletonShapeProps): ReactNode {
  return renderPart("span", part("shape", { kind }), { "aria-hidden": true }, props, {})
}
