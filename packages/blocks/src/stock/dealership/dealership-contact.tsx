import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ExternalIcon, MailIcon, PhoneIcon, PinIcon } from "@forecourt/ui-kit/icons"
import type { ReactNode } from "react"
import link from "../../styles/link.module.css"
import type { DealershipView } from "./dealership.types.ts"
import css from "./dealership-contact.module.css"
import { formatAddress, formatTelephone } from "./reach.ts"

const part = anatomy("dealership-contact", link, css)

interface DealershipContactProps {
  readonly dealership: DealershipView
  readonly site: SiteContext
  readonly children?: ReactNode
}

/** Renders an address and contact details. Unknown details are left out. Spec 2 §2.5, §2.7. */
export function DealershipContact({ dealership, site, children }: DealershipContactProps) {
  const { phone, email, directionsHref } = dealership
  return (
    <div {...part("root")}>
      {children}
      <ul {...part("list")}>
        <li {...part("entry")}>
          <PinIcon />
          <span>
            <span {...part("address")}>{formatAddress(dealership)}</span>
            <a {...part("link")} href={directionsHref} target="_blank" rel="noreferrer">
              {site.text("dealership.directions")}
              <ExternalIcon label={site.text("link.newWindow")} />
            </a>
          </span>
        </li>
        {phone ? (
          <li {...part("entry")}>
            <PhoneIcon />
            <a {...part("link")} href={formatTelephone(phone)}>
              {phone}
            </a>
          </li>
        ) : null}
        {email ? (
          <li {...part("entry")}>
            <MailIcon />
            <a {...part("link")} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  )
}
