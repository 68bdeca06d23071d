import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { drawPart } from "../part/draw-part.ts"
import type { PartProps } from "../part/part.types.ts"
import css from "./visually-hidden.module.css"

const part = anatomy("visually-hidden", css)

/** Words for screen readers only. Runs on the server. */
export function VisuallyHidden(props: PartProps<"span">): ReactNode {
  return drawPart("span", part("root"), {}, props, {})
}
