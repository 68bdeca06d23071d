import type { Position } from "@forecourt/contracts/distance"
import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { ReactNode } from "react"
import { DealershipSearch } from "../generated/islands.tsx"
import type { HeadingBelow } from "../outline/level-below.ts"
import type { DealershipView } from "../stock/dealership/dealership.types.ts"
import { DealershipCard } from "../stock/dealership/dealership-card.tsx"
import grid from "../stock/dealership/dealership-grid.module.css"
import { formatAddress } from "../stock/dealership/reach.ts"
import { getMarket } from "../stock/market.ts"
import type { LookedUpPlace } from "../stock/places/look-up-place.ts"
import button from "../styles/button.module.css"
import section from "../styles/section.module.css"
import css from "./dealership-list.module.css"
import { isSearchable } from "./dealership-list.rules.ts"
import { createSearchTexts } from "./dealership-search.texts.ts"

const part = anatomy("dealership-list", css)

interface DealershipsProps {
  /** The dealerships in the site's sort order, or `null` when they failed to load. */
  readonly dealerships: readonly DealershipView[] | null
  readonly positions: readonly (Position | null)[]
  readonly near: LookedUpPlace | null
  readonly site: SiteContext
  readonly searched: string
  readonly page: number
  readonly heading: ReactNode
  readonly level: HeadingBelow
}

/** Renders all dealerships. Spec 2 §2.6. */
export function Dealerships({ dealerships, ...props }: DealershipsProps) {
  const { heading, site } = props
  return (
    <section {...part("root")}>
      <div className={section.width}>
        {dealerships === null ? (
          <>
            <div {...part("head")}>{heading}</div>
            <Failed site={site} />
          </>
        ) : (
          <List {...props} dealerships={dealerships} />
        )}
      </div>
    </section>
  )
}

function List(props: DealershipsProps & { readonly dealerships: readonly DealershipView[] }) {
  const { dealerships, positions, near, site, searched, page, heading, level } = props
  const cards = dealerships.map((dealership, index) => ({
    name: `${dealership.name} ${dealership.postcode} ${dealership.city}`,
    position: positions[index] ?? null,
    words: `${dealership.name} ${formatAddress(dealership)}`,
    card: <DealershipCard dealership={dealership} site={site} heading={level} />,
  }))
  if (isSearchable(dealerships.length)) {
    return (
      <DealershipSearch
        heading={heading}
        address={site.path}
        searched={searched}
        page={page}
        near={near}
        cards={cards}
        market={getMarket(site.name)}
        locale={site.locale}
        language={site.language}
        texts={createSearchTexts(site)}
      />
    )
  }
  return (
    <>
      <div {...part("head")}>{heading}</div>
      <ul {...part("list")} className={grid.grid}>
        {cards.map(({ words, card }) => (
          <li key={words} {...part("item")}>
            {card}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Renders an error message with a link to try again. Spec 2 §8. */
function Failed({ site: { text, path } }: Pick<DealershipsProps, "site">) {
  return (
    <div {...part("notice")} role="alert">
      <p>{text("dealership.failed")}</p>
      <a {...part("retry")} className={`${css.retry} ${button.primary}`} href={path}>
        {text("section.failed.reload")}
      </a>
    </div>
  )
}
