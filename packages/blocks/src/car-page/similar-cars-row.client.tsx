"use client"

import { islandRoot } from "@forecourt/renderer/island-root"
import { ChevronIcon } from "@forecourt/ui-kit/icons"
import { Scroller } from "@forecourt/ui-kit/scroller"
import type { ReactNode } from "react"

export interface SimilarCarsRowProps {
  readonly className: string | undefined
  /** Identifier of the heading. */
  readonly labelledBy: string
  readonly labels: { readonly previous: string; readonly next: string }
  /** The cards, as the server rendered them. */
  readonly cards: readonly ReactNode[]
}

/** A row of cards that scrolls, with buttons for those who cannot. */
export function SimilarCarsRow({ className, labelledBy, labels, cards }: SimilarCarsRowProps) {
  return (
    <Scroller.Root className={className} labels={labels} {...islandRoot("SimilarCarsRow")}>
      <Scroller.Previous>
        <ChevronIcon />
      </Scroller.Previous>
      <Scroller.Viewport aria-labelledby={labelledBy}>
        <Scroller.List>
          {cards.map((card, index) => (
            // A card is known by its place and nothing else.
            <Scroller.Item key={index.toString()}>{card}</Scroller.Item>
          ))}
        </Scroller.List>
      </Scroller.Viewport>
      <Scroller.Next>
        <ChevronIcon />
      </Scroller.Next>
    </Scroller.Root>
  )
}
