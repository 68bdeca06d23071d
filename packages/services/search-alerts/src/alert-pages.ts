import { formatText } from "@forecourt/service-kit/languages"
import { type Html, renderPage, renderTextPage } from "@forecourt/service-kit/visits"
import { html } from "hono/html"
import { getSearchWords } from "./compose.ts"
import { type AlertSearch, getAlertLanguage } from "./search-alerts.types.ts"
import type { Alert } from "./storage/alerts.ts"
import { TEXTS } from "./texts.ts"

interface PageState {
  readonly token: string
  /** The text of a notice, such as that there are too many alerts. @default none */
  readonly notice?: string
}

/** Renders the page of an alert: it is confirmed, renewed or shown, depending on its state. */
export function renderAlert({ search, confirmedAt, endedAt }: Alert, { token, notice = "" }: PageState): Html {
  const { page } = TEXTS[getAlertLanguage(search)]
  if (confirmedAt === null)
    return renderChoice(search, { title: page.confirmTitle, text: page.confirmText, notice }, [
      renderForm(`${token}/confirm`, page.confirm),
      renderEndLink(search, token),
    ])
  if (endedAt !== null)
    return renderChoice(search, { title: page.renewTitle, text: page.renewText, notice }, [
      renderForm(`${token}/confirm`, page.renew),
      renderEndLink(search, token),
    ])
  return renderChoice(search, { title: page.activeTitle, text: page.activeText, notice }, [
    renderEndLink(search, token),
  ])
}

/** Renders the page with the button that ends an alert. */
export function renderEnd({ search }: Pick<Alert, "search">): Html {
  const { page } = TEXTS[getAlertLanguage(search)]
  return renderChoice(search, { title: page.endTitle, text: page.endText, notice: "" }, [renderForm("end", page.end)])
}

/** Renders the page of an alert that does not exist any longer. */
export function renderEnded(language: keyof typeof TEXTS): Html {
  const { endedTitle, endedText } = TEXTS[language].page
  return renderTextPage(language, endedTitle, endedText)
}

interface Choice {
  readonly title: string
  readonly text: string
  readonly notice: string
}

function renderChoice(search: AlertSearch, { title, text, notice }: Choice, actions: readonly Html[]): Html {
  return renderPage(
    getAlertLanguage(search),
    title,
    html`${notice === "" ? "" : html`<p class="notice" role="status">${notice}</p>`}
<p>${formatText(text, { ...getSearchWords(search) })}</p>
<div class="actions">${actions}</div>`,
  )
}

function renderForm(action: string, label: string): Html {
  return html`<form method="post" action="${action}"><button class="button main">${label}</button></form>`
}

function renderEndLink(search: AlertSearch, token: string): Html {
  return html`<a class="button" href="${token}/end">${TEXTS[getAlertLanguage(search)].page.end}</a>`
}
