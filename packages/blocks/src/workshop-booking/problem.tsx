import { WarningIcon } from "@forecourt/ui-kit/icons"
import css from "./problem.module.css"

interface ProblemProps {
  readonly text: string | null
  /** The e-mail address to contact instead. */
  readonly email?: string | null
}

/** An error message. It stays on the page, empty, so that its text is announced when it appears. */
export function Problem({ text, email }: ProblemProps) {
  return (
    <div className={css.problem} role="alert">
      {text === null ? null : (
        <>
          <WarningIcon />
          <p>
            {text} {email ? <a href={`mailto:${email}`}>{email}</a> : null}
          </p>
        </>
      )}
    </div>
  )
}
