import type { ReactNode } from "react"
import type { PartAttributes } from "../anatomy/anatomy.ts"
import { KitLink } from "../kit-provider/kit-provider.tsx"
import { drawPart } from "./draw-part.ts"
import type { NoState, PartProps } from "./part.types.ts"

/** Draws a part that is a link, as the site draws links. Runs on the server too. */
export function drawLink(
  attributes: PartAttributes,
  own: Readonly<Record<string, unknown>>,
  given: PartProps<"a">,
): ReactNode {
  return drawPart<NoState>("a", attributes, own, { render: (props) => <KitLink {...props} />, ...given }, {})
}
