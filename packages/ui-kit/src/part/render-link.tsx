import type { ReactNode } from "react"
import type { PartAttributes } from "../anatomy/anatomy.ts"
import { KitLink } from "../kit-provider/kit-provider.tsx"
import type { NoState, PartProps } from "./part.types.ts"
import { renderPart } from "./render-part.ts"

/** Renders a link with the link component of the `KitProvider`. It can also be called in server components. */
export function renderLink(
  attributes: PartAttributes,
  ownProps: Readonly<Record<string, unknown>>,
  props: PartProps<"a">,
): ReactNode {
  return renderPart<NoState>(
    "a",
    attributes,
    ownProps,
    { render: (linkProps) => <KitLink {...linkProps} />, ...props },
    {},
  )
}
