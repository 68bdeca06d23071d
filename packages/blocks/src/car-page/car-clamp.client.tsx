"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { Clamp, type ClampLabels } from "@forecourt/ui-kit/clamp"
import type { ReactNode } from "react"
import { EarlyPress } from "../press/early-press.tsx"

export interface CarClampProps {
  /** The CSS class of the clamped element. It determines the element's height unless `rows` is set. */
  readonly className: string | undefined
  readonly rows?: number
  /** True if the content is known to be taller than the visible part. The button then works even before hydration. */
  readonly hasMore?: boolean
  readonly labels: Required<ClampLabels>
  readonly children?: ReactNode
}

/**
 * Renders only the beginning of long content until the visitor expands it. Without JavaScript, all content is visible.
 */
export function CarClamp({ className, rows, hasMore = false, labels, children }: CarClampProps) {
  return (
    <Clamp.Root {...getIslandRootProps("CarClamp")} defaultOverflows={hasMore} labels={labels}>
      <Clamp.Content className={className} {...(rows !== undefined && { items: rows, item: "tr" })}>
        {children}
      </Clamp.Content>
      {hasMore ? <EarlyPress>{(button) => <Clamp.Trigger {...button} />}</EarlyPress> : <Clamp.Trigger />}
    </Clamp.Root>
  )
}
