import type { ReactNode } from "react"
import type { InlineComponent } from "../jsx-runtime.ts"

/** Marks a component without hooks and context, which the JSX runtime of blocks may call directly. */
export function inline<Props>(component: (props: Props) => ReactNode): InlineComponent<Props> {
  return Object.assign(component, { inline: true as const })
}
