import type { ReactNode } from "react"
import type { InlineComponent } from "../jsx-runtime.ts"

/** Marks a component without hooks and context, so that the JSX runtime of blocks may call it inline. */
export function inline<Props>(component: (props: Props) => ReactNode): InlineComponent<Props> {
  return Object.assign(component, { inline: true as const })
}
