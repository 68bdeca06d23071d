"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { ChevronIcon } from "@forecourt/ui-kit/icons"
import { Scroller } from "@forecourt/ui-kit/scroller"
import type { ReactNode } from "react"

export interface CarsRowProps {
  readonly className: string | undefined
  /** The accessible name of the row: either the id of the heading that names it, or a text. */
  readonly name: { readonly "aria-labelledby": string } | { readonly "aria-label": string }
  readonly labels: { readonly previous: string; readonly next: string }
  readonly cards: readonly ReactNode[]
}

/** Renders a row of cards, each 315 px wide. Spec 2 §9. */
export function CarsRow({ className, name, labels, cards }: CarsRowProps) {
  return (
    <Scroller.Root className={className} labels={labels} {...getIslandRootProps("CarsRow")}>
      <Scroller.Previous>
        <ChevronIcon />
      </Scroller.Previous>
      <Scroller.Viewport {...name}>
        <Scroller.List>
          {cards.map((card, index) => (
            // A card has no identity except its position.
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
