import { MailIcon, PhoneIcon } from "@forecourt/ui-kit/icons"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import type { ReactNode } from "react"
import link from "../styles/link.module.css"
import css from "./pages.module.css"
import type { FlowTexts } from "./tyre-hotel.texts.ts"

interface HelpProps {
  readonly texts: FlowTexts
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
}

export function Help({ texts, phone, email }: HelpProps) {
  if (!phone && !email) return null
  return (
    <ul className={css.help}>
      {phone ? (
        <li>
          <a className={`${link.link} ${css.helpLink}`} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            <PhoneIcon />
            {formatMessage(texts["help.phone"], { phone })}
          </a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a className={`${link.link} ${css.helpLink}`} href={`mailto:${email}`}>
            <MailIcon />
            {formatMessage(texts["help.email"], { email })}
          </a>
        </li>
      ) : null}
    </ul>
  )
}

interface FactProps {
  readonly name: string
  readonly children?: ReactNode
}

export function Fact({ name, children }: FactProps) {
  return children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
}
