"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { HandleRow } from "@forecourt/ui-kit/handle-row"
import { ChevronIcon } from "@forecourt/ui-kit/icons"
import type { ReactNode } from "react"

export interface SimilarRowProps {
  readonly itemClass: string | undefined
  readonly labelledBy: string
  readonly handle: string
  readonly cards: readonly ReactNode[]
}

/** Renders cards of 330 by 550 px in a row that can be collapsed. Spec 2 §2.5, §9. */
export function SimilarRow({ itemClass, labelledBy, handle, cards }: SimilarRowProps) {
  return (
    <HandleRow.Root defaultOpen labels={{ handle }} {...getIslandRootProps("SimilarRow")}>
      <HandleRow.Content aria-labelledby={labelledBy}>
        <HandleRow.List>
          {cards.map((card, index) => (
            // A card has no identity except its position.
            <HandleRow.Item className={itemClass} key={index.toString()}>
              {card}
            </HandleRow.Item>
          ))}
        </HandleRow.List>
      </HandleRow.Content>
      <HandleRow.Handle>
        <ChevronIcon />
      </HandleRow.Handle>
    </HandleRow.Root>
  )
}
