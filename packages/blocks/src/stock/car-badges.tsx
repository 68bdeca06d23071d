import { anatomy } from "@forecourt/ui-kit/anatomy"
import css from "./car-badges.module.css"
import type { CarBadge } from "./car-card.select.ts"

const part = anatomy("car-badges", css)

export interface CarBadgesProps {
  readonly badges: readonly CarBadge[]
  /** True when another element occupies the corner at the end of the row of badges. @default false */
  readonly isCornerTaken?: boolean
}

export function CarBadges({ badges, isCornerTaken = false }: CarBadgesProps) {
  return (
    <ul {...part("root", { corner: isCornerTaken ? "taken" : undefined })}>
      {badges.map(({ kind, text }) => (
        <li key={text} {...part("badge", { kind })}>
          {text}
        </li>
      ))}
    </ul>
  )
}
