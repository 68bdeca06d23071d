"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { Clamp, type ClampLabels } from "@forecourt/ui-kit/clamp"
import type { ReactNode } from "react"
import { EarlyPress } from "../press/early-press.tsx"

export interface CarClampProps {
  /** Clips at its height, or after the rows that are given. */
  readonly className: string | undefined
  /** Rows that are shown at first, where rows count. */
  readonly rows?: number
  /** True when there is more content than that. */
  readonly hasMore?: boolean
  readonly labels: Required<ClampLabels>
  /** The clamped content, as the server rendered it. */
  readonly children?: ReactNode
}

/** Shows the beginning of something long about a car, and the rest behind a button. Without JavaScript all of it. */
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
