import { anatomy } from "@forecourt/ui-kit/anatomy"
import css from "./car-badges.module.css"
import type { CarBadge } from "./car-card.select.ts"

const part = anatomy("car-badges", css)

/** Short labels on the picture of a car: that it is new, in a campaign, or no longer for sale. */
export function CarBadges({ badges }: { readonly badges: readonly CarBadge[] }) {
  return (
    <ul {...part("root")}>
      {badges.map(({ kind, text }) => (
        <li key={text} {...part("badge", { kind })}>
          {text}
        </li>
      ))}
    </ul>
  )
}
