import type { ReactNode } from "react"
import { drawPart } from "../part/draw-part.ts"
import type { PartProps } from "../part/part.types.ts"
import { part } from "./handle-row-anatomy.ts"

/** The cards, side by side; it scrolls when they do not fit. Runs on the server. */
export function List(props: PartProps<"ul">): ReactNode {
  // Lists without markers lose their role in Safari.
  return drawPart("ul", part("list"), { role: "list" }, props, {})
}

/** A card, 330 × 550 px unless set otherwise. Runs on the server. */
export function Card(props: PartProps<"li">): ReactNode {
  return drawPart("li", part("card"), {}, props, {})
}
