import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { OpenNow } from "../../generated/islands.tsx"
import type { HeadingBelow } from "../../outline/level-below.ts"
import link from "../../styles/link.module.css"
import type { DealershipView } from "./dealership.types.ts"
import css from "./dealership-card.module.css"
import { createOpenNow } from "./open-now.texts.ts"
import { formatAddress, formatTelephone } from "./reach.ts"

const part = anatomy("dealership-card", { phone: link.link }, css)

const SIZES = "(min-width: 1280px) 400px, (min-width: 768px) 50vw, 100vw"

interface DealershipCardProps {
  readonly dealership: DealershipView
  readonly site: SiteContext
  readonly heading: HeadingBelow
}

/** Renders a card that is clickable as a whole. Only the phone number has a separate link. Spec 2 §2.6, §2.8. */
export function DealershipCard({ dealership, site, heading: Heading }: DealershipCardProps) {
  const { href, name, phone, picture, schedule } = dealership
  return (
    <article {...part("root")}>
      {picture ? (
        <img
          {...part("picture")}
          sizes={picture.srcSet && SIZES}
          srcSet={picture.srcSet}
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <div {...part("words")}>
        <Heading {...part("name")}>
          {href === null ? (
            name
          ) : (
            <a {...part("link")} href={href}>
              {name}
            </a>
          )}
        </Heading>
        {schedule ? <OpenNow {...createOpenNow(schedule, site)} /> : null}
        <p {...part("address")}>{formatAddress(dealership)}</p>
        {phone ? (
          <a {...part("phone")} href={formatTelephone(phone)}>
            {phone}
          </a>
        ) : null}
      </div>
    </article>
  )
}
