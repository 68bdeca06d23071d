"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { CarOfTheWeek } from "@forecourt/ui-kit/car-of-the-week"
import type { CarouselLabels } from "@forecourt/ui-kit/carousel"
import { ChevronIcon } from "@forecourt/ui-kit/icons"
import type { ReactNode } from "react"

export interface WeekRingProps {
  readonly className: string
  readonly name: string
  readonly labels: Required<CarouselLabels>
  readonly cards: readonly ReactNode[]
}

export function WeekRing({ className, name, labels, cards }: WeekRingProps) {
  return (
    <CarOfTheWeek.Root
      className={className}
      count={cards.length}
      aria-label={name}
      labels={labels}
      {...getIslandRootProps("WeekRing")}
    >
      <CarOfTheWeek.Previous>
        <ChevronIcon />
      </CarOfTheWeek.Previous>
      <CarOfTheWeek.Next>
        <ChevronIcon />
      </CarOfTheWeek.Next>
      <CarOfTheWeek.Position />
      <CarOfTheWeek.Cards>
        {cards.map((card, index) => (
          // A card has no identity except its position.
          <CarOfTheWeek.Card key={index.toString()} index={index}>
            {card}
          </CarOfTheWeek.Card>
        ))}
      </CarOfTheWeek.Cards>
    </CarOfTheWeek.Root>
  )
}
