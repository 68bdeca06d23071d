import { WarningIcon } from "@forecourt/ui-kit/icons"
import css from "./problem.module.css"

interface ProblemProps {
  readonly text: string | null
  /** Whom to write to instead. */
  readonly email?: string | null
}

/** What went wrong. It stays on the page, empty, so that its words are read out when they come. */
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
