import type { ReactNode } from "react"
import type { InlineComponent } from "../jsx-runtime.ts"

/**
 * Marks a component that the JSX runtime of blocks may call directly as a function. The component must not use hooks or
 * context.
 */
export function inline<Props>(component: (props: Props) => ReactNode): InlineComponent<Props> {
  return Object.assign(component, { inline: true as const })
}
