import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./visually-hidden.module.css"

const part = anatomy("visually-hidden", css)

/** Text that is visually hidden, but read by screen readers. It can be rendered on the server. */
export function VisuallyHidden(props: PartProps<"span">): ReactNode {
  return renderPart("span", part("root"), {}, props, {})
}
