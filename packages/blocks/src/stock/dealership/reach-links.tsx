import { anatomy } from "@forecourt/ui-kit/anatomy"
import { MailIcon, PhoneIcon } from "@forecourt/ui-kit/icons"
import link from "../../styles/link.module.css"
import { formatTelephone } from "./reach.ts"
import css from "./reach-links.module.css"

const part = anatomy("reach-links", link, css)

interface ReachLinksProps {
  readonly phone: string | undefined
  readonly email: string | undefined
}

/** Renders links for a phone number and an e-mail address. An unknown value is left out. Spec 2 §2.5, §2.7. */
export function ReachLinks({ phone, email }: ReachLinksProps) {
  if (!phone && !email) return null
  return (
    <p {...part("root")}>
      {phone ? (
        <a {...part("link")} href={formatTelephone(phone)}>
          <PhoneIcon />
          {phone}
        </a>
      ) : null}
      {email ? (
        <a {...part("link")} href={`mailto:${email}`}>
          <MailIcon />
          {email}
        </a>
      ) : null}
    </p>
  )
}
