import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { DealershipView } from "../stock/dealership/dealership.types.ts"
import { formatAddress } from "../stock/dealership/reach.ts"
import { ReachLinks } from "../stock/dealership/reach-links.tsx"
import unfold from "../styles/unfold.module.css"
import css from "./offered-at.module.css"

const part = anatomy("offered-at", css)

const SHOWN = 4

interface OfferedAtProps {
  readonly brand: string
  /** The dealerships, at most a hundred. Spec 2 §9. */
  readonly dealerships: readonly DealershipView[]
  readonly site: SiteContext
}

/**
 * Renders the dealerships for an example listing, which cannot be bought because it represents several new cars. Spec 2
 * §7.
 */
export function OfferedAt({ brand, dealerships, site: { text } }: OfferedAtProps) {
  if (dealerships.length === 0) return null
  const others = dealerships.slice(SHOWN)
  return (
    <div {...part("root")}>
      <h2 {...part("heading")}>{text("carPage.offeredAt", { brand })}</h2>
      <Places dealerships={dealerships.slice(0, SHOWN)} />
      {others.length > 0 ? (
        <details>
          <summary {...part("toggle")} className={`${unfold.summary} ${unfold.strong}`}>
            {text("carPage.offeredAt.others", { count: others.length })}
          </summary>
          <Places dealerships={others} />
        </details>
      ) : null}
    </div>
  )
}

function Places({ dealerships }: Pick<OfferedAtProps, "dealerships">) {
  return (
    <ul {...part("list")}>
      {dealerships.map((dealership) => {
        const { name, href, phone } = dealership
        return (
          <li key={name} {...part("place")}>
            <p {...part("name")}>{href === null ? name : <a href={href}>{name}</a>}</p>
            <p {...part("address")}>{formatAddress(dealership)}</p>
            <ReachLinks phone={phone} email={undefined} />
          </li>
        )
      })}
    </ul>
  )
}
