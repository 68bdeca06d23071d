"use client"

import { EMAIL_PATTERN } from "@forecourt/contracts/email"
import { ALERT_TRAP, readAlertForm } from "@forecourt/contracts/read-alert-form"
import type { SearchFilter } from "@forecourt/contracts/search"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { type SubmitEvent, useState } from "react"
import type { PrivacyNoticeProps } from "../forms/create-privacy-notice.ts"
import type { PostedOutcome } from "../forms/posted-outcome.ts"
import { PrivacyNotice } from "../forms/privacy-notice.tsx"
import button from "../styles/button.module.css"
import unfold from "../styles/unfold.module.css"
import { readCurrentQuery, toSavedQuery } from "./saved-searches.ts"
import css from "./search-alert.module.css"
import type { SearchAlertTexts } from "./search-alert.texts.ts"

const part = anatomy("search-alert", css)

export interface SearchAlertProps {
  readonly path: string
  /** The query string of the page's URL, as the server resolved it. */
  readonly query: string
  readonly filters: readonly SearchFilter[]
  readonly carPath: string
  readonly locale: string
  readonly language: string
  readonly texts: SearchAlertTexts
  /** The notice of personal data, or `null` if the site has none. */
  readonly privacy: PrivacyNoticeProps | null
  /** The outcome of the form if it was submitted without JavaScript. */
  readonly outcome: PostedOutcome | undefined
}

/** Renders the form that requests e-mails about new cars. Without JavaScript, the browser sends it to the site. */
export function SearchAlert(props: SearchAlertProps) {
  const { path, query, filters, carPath, locale, language, texts, privacy, outcome } = props
  const [state, setState] = useState<PostedOutcome | "idle" | "sending">(outcome ?? "idle")
  const isSending = state === "sending"

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const request = readAlertForm(new FormData(event.currentTarget))
    // A password manager may have filled it in: the next attempt must not fail for the same reason.
    const trap = event.currentTarget.elements.namedItem(ALERT_TRAP)
    if (trap instanceof HTMLInputElement) trap.value = ""
    setState("sending")
    const { sendAlertRequest } = await import("./send-alert-request.ts")
    setState(await sendAlertRequest({ ...request, query: toSavedQuery(readCurrentQuery(query)) }, language))
  }

  return (
    <details
      {...getIslandRootProps("SearchAlert", "interaction")}
      {...part("root")}
      id={ID}
      open={outcome !== undefined || undefined}
    >
      <summary {...part("summary")} className={`${unfold.summary} ${css.summary}`}>
        {texts.open}
      </summary>
      <form {...part("form")} method="post" action="/api/search-alerts" aria-busy={isSending} onSubmit={send}>
        <p>{texts.text}</p>
        <input type="hidden" name="query" value={query} />
        <input type="hidden" name="filters" value={JSON.stringify(filters)} />
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="carPath" value={carPath} />
        <input type="hidden" name="locale" value={locale} />
        <div {...part("fields")}>
          <label {...part("label")}>
            {texts.email}
            <input
              {...part("email")}
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={254}
              pattern={EMAIL_PATTERN}
              title={texts.emailError}
            />
          </label>
          <button {...part("submit")} className={button.secondary} type="submit" aria-disabled={isSending}>
            {isSending ? texts.sending : texts.submit}
          </button>
        </div>
        <label {...part("trap")} aria-hidden="true">
          {texts.trap}
          <input type="text" name={ALERT_TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
        <p {...part("outcome")} role="status">
          {state === "idle" || state === "sending" ? null : texts[state]}
        </p>
        {privacy === null ? null : <PrivacyNotice {...privacy} />}
      </form>
    </details>
  )
}

/** The id to which the site redirects a browser without JavaScript. */
const ID = "search-alert"
