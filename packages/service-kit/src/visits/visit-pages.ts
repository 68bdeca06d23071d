import { addDays, type CalendarDay, type CalendarWindow, formatTime } from "@forecourt/calendar"
import { html } from "hono/html"
import { formatText } from "../languages/languages.ts"
import { formatDay, formatLateTerms, formatWhen, isCancellable, isChangeable, listFacts } from "./formats.ts"
import { type Html, renderPage } from "./page.ts"
import { COMMON_TEXTS } from "./texts/texts.ts"
import type { BookedVisit, FreeDay, VisitKind, VisitTime } from "./visit.types.ts"

/** The number of days whose times are shown at once. */
export const DAYS_SHOWN = 7

interface Shown {
  readonly token: string
  readonly now: number
  readonly notice?: string
}

/** Renders a booking, with what the customer can do. Links are relative, so that a proxy can serve them at any path. */
export function renderVisit(kind: VisitKind, visit: BookedVisit, { token, notice, now }: Shown): Html {
  const { language, isCancelled } = visit
  const { page } = COMMON_TEXTS[language]
  const content = html`
    ${renderNotice(notice)}
    ${isCancelled ? html`<p>${page.cancelledText}</p>` : ""}
    ${renderFacts(kind, visit)}
    ${isCancelled || isCancellable(visit, now) ? renderLateTerms(kind, visit, now) : ""}
    <div class="actions">
      ${isChangeable(visit, now) ? html`<a class="button main" href="${token}/change">${page.change}</a>` : ""}
      ${isCancellable(visit, now) ? html`<a class="button" href="${token}/cancel">${page.cancel}</a>` : ""}
      <a href="${token}/calendar.ics">${page.calendar}</a>
    </div>
    ${renderCall(visit, now)}`
  return renderPage(language, isCancelled ? page.cancelledTitle : page.title, content)
}

/** Renders the question whether to cancel, with the fee if it is late. */
export function renderCancel(kind: VisitKind, visit: BookedVisit, { token, now }: Shown): Html {
  const { page } = COMMON_TEXTS[visit.language]
  const content = html`
    ${renderFacts(kind, visit)}
    ${renderLateTerms(kind, visit, now)}
    <form class="actions" method="post">
      <button class="button main">${page.cancelConfirm}</button>
      <a href="../${token}">${page.back}</a>
    </form>`
  return renderPage(visit.language, page.cancelTitle, content)
}

interface Choice extends Shown {
  readonly days: readonly FreeDay[]
  /** The first day that is shown. */
  readonly from: CalendarDay
  readonly window: CalendarWindow
}

/** Renders the free times of some days as radio buttons. */
export function renderChange(
  kind: VisitKind,
  visit: BookedVisit,
  { token, notice, now, days, from, window }: Choice,
): Html {
  const { language, time } = visit
  const { page } = COMMON_TEXTS[language]
  const free = days.filter(({ times }) => times.length > 0)
  const earlier = addDays(from, -DAYS_SHOWN)
  const later = addDays(from, DAYS_SHOWN)
  const content = html`
    ${renderNotice(notice)}
    <p>${formatText(page.now, { when: formatWhen(kind, time, language) })}</p>
    ${renderLateTerms(kind, visit, now)}
    <nav class="actions">
      ${from > window.first ? html`<a href="?from=${earlier < window.first ? window.first : earlier}">${page.earlier}</a>` : ""}
      ${later <= window.last ? html`<a href="?from=${later}">${page.later}</a>` : ""}
    </nav>
    <form method="post" action="?from=${from}">
      ${free.length === 0 ? html`<p>${page.none}</p>` : free.map((day) => renderDay(kind, visit, day))}
      <div class="actions submit">
        ${free.length === 0 ? "" : html`<button class="button main">${page.changeConfirm}</button>`}
        <a href="../${token}">${page.back}</a>
      </div>
    </form>`
  return renderPage(language, page.changeTitle, content)
}

function renderDay({ texts }: VisitKind, { language }: BookedVisit, { date, times }: FreeDay): Html {
  return html`<fieldset>
    <legend>${formatDay(date, language)}</legend>
    <div class="times">
      ${times.map((time) => renderTime(time, texts[language].wholeDayChoice))}
    </div>
  </fieldset>`
}

function renderTime({ startsAt, isFullDay }: VisitTime, wholeDay: string): Html {
  const time = formatTime(startsAt)
  return isFullDay
    ? html`<label class="day"><input type="radio" name="time" value="${startsAt}/day" required>${formatText(wholeDay, { time })}</label>`
    : html`<label><input type="radio" name="time" value="${startsAt}" required>${time}</label>`
}

function renderFacts(kind: VisitKind, visit: BookedVisit): Html {
  const rows = listFacts(kind, visit).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)
  return html`<dl>${rows}</dl>`
}

function renderLateTerms(kind: VisitKind, visit: BookedVisit, now: number): Html {
  const text = formatLateTerms(kind, visit, now)
  return text === "" ? html`` : html`<p>${text}</p>`
}

function renderNotice(notice = ""): Html {
  return notice === "" ? html`` : html`<p class="notice" role="status">${notice}</p>`
}

/** Renders the phone number of the workshop, for questions, or for changes that the page no longer offers. */
function renderCall(visit: BookedVisit, now: number): Html {
  const { phone } = visit.workshop
  if (phone === "") return html``
  const [before = "", after = ""] = selectCallText(visit, now).split("{phone}")
  return html`<p>${before}<a href="tel:${phone.replaceAll(/[^\d+]/g, "")}">${phone}</a>${after}</p>`
}

function selectCallText(visit: BookedVisit, now: number): string {
  const { call, callToChange, questions } = COMMON_TEXTS[visit.language].page
  if (visit.isCancelled || isChangeable(visit, now)) return questions
  return isCancellable(visit, now) ? callToChange : call
}
