import type { ReactNode } from "react"
import type { InlineComponent } from "../jsx-runtime.ts"

/**
 * Marks a component that uses neither hooks nor context. The JSX runtime of blocks may call such a component directly.
 */
export function inline<Props>(component: (props: Props) => ReactNode): InlineComponent<Props> {
  return Object.assign(component, { inline: true as const })
}
