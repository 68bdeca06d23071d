import { WarningIcon } from "@forecourt/ui-kit/icons"
import css from "../styles/notice.module.css"

/** A phone number that visitors can call. */
export interface ContactPhone {
  readonly href: string
  readonly text: string
}

interface ProblemProps {
  readonly text: string | null
  readonly email?: string | null
  readonly phone?: ContactPhone | null
}

/**
 * Renders an error message. The element is rendered even without a message, so that screen readers announce the text
 * when it appears.
 */
export function Problem({ text, email, phone }: ProblemProps) {
  return (
    <div className={css.notice} role="alert">
      {text === null ? null : (
        <>
          <WarningIcon />
          <p>
            {text} {email ? <a href={`mailto:${email}`}>{email}</a> : null}
            {phone ? <a href={phone.href}>{phone.text}</a> : null}
          </p>
        </>
      )}
    </div>
  )
}
