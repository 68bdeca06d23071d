import type { ComponentType, ReactNode } from "react"

/** A client component that may also hold what the server drew inside it. */
export type Island<Props> = ComponentType<Props & { readonly children?: ReactNode }>
