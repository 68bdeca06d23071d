import { addDays, type CalendarDay, type CalendarWindow, formatTime } from "@forecourt/calendar"
import type { WorkshopBookingTimeslots } from "@forecourt/contracts/workshop-booking"
import { formatText } from "@forecourt/service-kit/languages"
import { html } from "hono/html"
import { FULL_DAY_STARTS } from "../free-times.ts"
import { type Html, renderPage } from "./page.ts"
import { VISIT_TEXTS } from "./texts/texts.ts"
import {
  formatDay,
  formatLateTerms,
  formatMoney,
  formatService,
  formatWhen,
  isChangeable,
  type Visit,
} from "./visit.ts"

/** The number of days whose times are shown at once. */
export const DAYS_SHOWN = 7

/** Renders a booking, with what the customer can do. Links are relative, so that a proxy can serve them at any path. */
export function renderVisit(visit: Visit, { token, notice, now }: Shown): Html {
  const { booking } = visit
  const { page } = VISIT_TEXTS[booking.language]
  const isCancelled = booking.status === "cancelled"
  const content = html`
    ${renderNotice(notice)}
    ${isCancelled ? html`<p>${page.cancelledText}</p>` : ""}
    ${renderFacts(visit)}
    ${isChangeable(visit, now) ? html`<p>${formatLateTerms(visit, now)}</p>` : ""}
    <div class="actions">
      ${
        isChangeable(visit, now)
          ? html`<a class="button main" href="${token}/change">${page.change}</a>
      <a class="button" href="${token}/cancel">${page.cancel}</a>`
          : ""
      }
      <a href="${token}/calendar.ics">${page.calendar}</a>
    </div>
    ${renderCall(visit, now)}`
  return renderPage(booking.language, isCancelled ? page.cancelledTitle : page.title, content)
}

/** Renders the question whether to cancel, with the fee if it is late. */
export function renderCancel(visit: Visit, { token, now }: Shown): Html {
  const { page } = VISIT_TEXTS[visit.booking.language]
  const content = html`
    ${renderFacts(visit)}
    <p>${formatLateTerms(visit, now)}</p>
    <form class="actions" method="post">
      <button class="button main">${page.cancelConfirm}</button>
      <a href="../${token}">${page.back}</a>
    </form>`
  return renderPage(visit.booking.language, page.cancelTitle, content)
}

interface Shown {
  readonly token: string
  readonly now: number
  readonly notice?: string
}

interface Choice extends Shown {
  readonly days: WorkshopBookingTimeslots
  /** The first day that is shown. */
  readonly from: CalendarDay
  readonly window: CalendarWindow
}

/** Renders the free times of some days as radio buttons. */
export function renderChange(visit: Visit, { token, notice, now, days, from, window }: Choice): Html {
  const { booking } = visit
  const { page } = VISIT_TEXTS[booking.language]
  const free = days.filter(
    ({ availableSlots, allDaySlotAvailable }) => availableSlots.length > 0 || allDaySlotAvailable,
  )
  const earlier = addDays(from, -DAYS_SHOWN)
  const later = addDays(from, DAYS_SHOWN)
  const content = html`
    ${renderNotice(notice)}
    <p>${formatText(page.now, { when: formatWhen(booking, booking.language) })}</p>
    <p>${formatLateTerms(visit, now)}</p>
    <nav class="actions">
      ${from > window.first ? html`<a href="?from=${earlier < window.first ? window.first : earlier}">${page.earlier}</a>` : ""}
      ${later <= window.last ? html`<a href="?from=${later}">${page.later}</a>` : ""}
    </nav>
    <form method="post" action="?from=${from}">
      ${free.length === 0 ? html`<p>${page.none}</p>` : free.map((day) => renderDay(visit, day))}
      <div class="actions submit">
        ${free.length === 0 ? "" : html`<button class="button main">${page.changeConfirm}</button>`}
        <a href="../${token}">${page.back}</a>
      </div>
    </form>`
  return renderPage(booking.language, page.changeTitle, content)
}

function renderDay(
  { booking }: Visit,
  { date, availableSlots, allDaySlotAvailable }: WorkshopBookingTimeslots[number],
) {
  const { page } = VISIT_TEXTS[booking.language]
  const fullDay = `${date}T${FULL_DAY_STARTS}`
  const wholeDay = formatText(page.wholeDay, { time: formatTime(fullDay) })
  return html`<fieldset>
    <legend>${formatDay(date, booking.language)}</legend>
    <div class="times">
      ${availableSlots.map(
        (time) => html`<label><input type="radio" name="time" value="${date}T${time}:00" required>${time}</label>`,
      )}
      ${
        allDaySlotAvailable
          ? html`<label class="day"><input type="radio" name="time" value="${fullDay}/day" required>${wholeDay}</label>`
          : ""
      }
    </div>
  </fieldset>`
}

function renderFacts({ booking, workshop, services, price }: Visit): Html {
  const { facts } = VISIT_TEXTS[booking.language]
  const rows = [
    [facts.when, formatWhen(booking, booking.language)],
    [facts.where, `${workshop.siteName}, ${workshop.address}`],
    [facts.services, services.map(formatService).join("; ")],
    [facts.vehicle, booking.regNo],
    ...(price === null ? [] : [[facts.price, formatMoney(workshop, price, booking.language)]]),
    [facts.number, booking.id],
  ]
  return html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
}

function renderNotice(notice = ""): Html {
  return notice === "" ? html`` : html`<p class="notice" role="status">${notice}</p>`
}

/** Renders the phone number of the workshop, for questions, or for changes that the page no longer offers. */
function renderCall(visit: Visit, now: number): Html {
  const { booking, workshop } = visit
  const { phone } = workshop
  if (phone === "") return html``
  const { call, questions } = VISIT_TEXTS[booking.language].page
  const isCallNeeded = booking.status === "booked" && !isChangeable(visit, now)
  const [before = "", after = ""] = (isCallNeeded ? call : questions).split("{phone}")
  return html`<p>${before}<a href="tel:${phone.replaceAll(/[^\d+]/g, "")}">${phone}</a>${after}</p>`
}
