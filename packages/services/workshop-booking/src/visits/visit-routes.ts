import { addDays, type CalendarDay, isCalendarDay, listDays } from "@forecourt/calendar"
import { readBytes, type ServiceEnv } from "@forecourt/service-kit/http"
import type { RateLimiter } from "@forecourt/service-kit/limits"
import { getLanguage } from "@forecourt/service-kit/service"
import { type Context, Hono } from "hono"
import { type BookingTime, cancelBooking, moveBooking } from "../booking-actions.ts"
import { createBookingWindow, fetchTimeslots } from "../free-times.ts"
import type { WorkshopBookingContext } from "../workshop-booking.types.ts"
import { getClientNetwork } from "./client-network.ts"
import { readVisitToken } from "./link.ts"
import { type Html, PAGE_HEADERS, renderTextPage } from "./page.ts"
import { VISIT_TEXTS } from "./texts/texts.ts"
import { isChangeable, isOver, loadVisit, type Visit } from "./visit.ts"
import { createVisitCalendar } from "./visit-calendar.ts"
import { DAYS_SHOWN, renderCancel, renderChange, renderVisit } from "./visit-pages.ts"

/** The limit of links that are not valid, for each network. */
export const GUESSES = { name: "visit-guesses", max: 30, perSeconds: 600 }
const BY = "customer"
const MAX_BYTES = 1000

interface VisitRoutes {
  readonly guesses: RateLimiter
  /** The number of servers in front of this one that add to `X-Forwarded-For`. */
  readonly proxies: number
}

type Page = (visit: Visit, context: Context<ServiceEnv>, token: string) => Promise<Response> | Response

/**
 * Creates the pages on which customers see, change and cancel their bookings. A `GET` never changes anything, since
 * mail scanners open links.
 */
export function createVisitRoutes(service: WorkshopBookingContext, { guesses, proxies }: VisitRoutes) {
  const { now, storage } = service

  /** Serves a page of the booking that the token in the address belongs to. */
  function serveVisit(page: Page) {
    return async (context: Context<ServiceEnv>) => {
      const network = getClientNetwork(context, proxies)
      const { isAllowed, retryAfterMs } = await guesses.look(network)
      if (!isAllowed) {
        context.header("retry-after", String(Math.ceil(retryAfterMs / 1000)))
        return serveText(context, 429)
      }
      const token = context.req.param("token") ?? ""
      const bookingId = readVisitToken(service.linkKeys, token)
      const visit = bookingId === null ? null : await loadVisit(storage, bookingId)
      if (visit === null) {
        await guesses.take(network)
        return serveText(context, 404)
      }
      if (isOver(visit, now())) {
        const { overTitle, overText } = VISIT_TEXTS[visit.booking.language].page
        return context.html(renderTextPage(visit.booking.language, overTitle, overText), 410)
      }
      return page(visit, context, token)
    }
  }

  /** Serves a page for changes, or redirects to the booking if it can no longer be changed. */
  function serveChange(page: Page) {
    return serveVisit((visit, context, token) => {
      return isChangeable(visit, now()) ? page(visit, context, token) : context.redirect(`../${token}`, 303)
    })
  }

  async function renderChoice(visit: Visit, token: string, wanted: string, notice = ""): Promise<Html> {
    const { booking, workshop, minutes } = visit
    const window = createBookingWindow(now(), workshop.zone)
    const from = selectFirstDay(isCalendarDay(wanted) ? wanted : booking.day, window)
    const query = { workshop, minutes, now: now(), visitor: null, movedBooking: booking }
    const shown = new Set(listDays(from, addDays(from, DAYS_SHOWN - 1)))
    const days = (await fetchTimeslots(storage, query, from)).filter(({ date }) => shown.has(date))
    return renderChange(visit, { token, now: now(), notice, from, window, days })
  }

  const routes = new Hono<ServiceEnv>()
  routes.use("/visits/*", async (context, next) => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) context.header(name, value)
    await next()
  })
  routes.get(
    "/visits/:token",
    serveVisit((visit, context, token) => {
      const { movedNotice } = VISIT_TEXTS[visit.booking.language].page
      const notice = context.req.query("moved") === undefined ? "" : movedNotice
      return context.html(renderVisit(visit, { token, now: now(), notice }))
    }),
  )
  routes.get(
    "/visits/:token/calendar.ics",
    serveVisit(({ booking, ...visit }, context) => {
      const { content } = createVisitCalendar({ booking, ...visit }, now())
      context.header("content-type", "text/calendar; charset=utf-8")
      context.header("content-disposition", `attachment; filename="${booking.id}.ics"`)
      return context.body(content)
    }),
  )
  routes.get(
    "/visits/:token/cancel",
    serveChange((visit, context, token) => context.html(renderCancel(visit, { token, now: now() }))),
  )
  routes.post(
    "/visits/:token/cancel",
    serveChange(async ({ booking }, context, token) => {
      await cancelBooking(service, { bookingId: booking.id, by: BY })
      return context.redirect(`../${token}`, 303)
    }),
  )
  routes.get(
    "/visits/:token/change",
    serveChange(async (visit, context, token) =>
      context.html(await renderChoice(visit, token, context.req.query("from") ?? "")),
    ),
  )
  routes.post(
    "/visits/:token/change",
    serveChange(async (visit, context, token) => {
      const form = new URLSearchParams((await readBytes(context, { maxBytes: MAX_BYTES })).toString())
      const time = parseTime(form.get("time") ?? "")
      const outcome = time && (await moveBooking(service, { bookingId: visit.booking.id, time, by: BY }))
      if (outcome === "moved") return context.redirect(`../${token}?moved`, 303)
      const { choose, taken } = VISIT_TEXTS[visit.booking.language].page
      const notice = time === null ? choose : taken
      return context.html(await renderChoice(visit, token, context.req.query("from") ?? "", notice), 409)
    }),
  )
  routes.all("/visits/*", (context) => serveText(context, 404))
  return routes
}

/** Serves a page that says why there is no booking. */
function serveText(context: Context<ServiceEnv>, status: 404 | 429) {
  const language = getLanguage(context.req.header("accept-language") ?? "")
  const { unknownTitle, unknownText, tooManyTitle, tooManyText } = VISIT_TEXTS[language].page
  const [title, text] = status === 404 ? [unknownTitle, unknownText] : [tooManyTitle, tooManyText]
  return context.html(renderTextPage(language, title, text), status)
}

function selectFirstDay(day: CalendarDay, { first, last }: ReturnType<typeof createBookingWindow>): CalendarDay {
  if (day < first) return first
  return day > last ? last : day
}

/** Parses the value of a radio button. A whole day ends in `/day`. */
function parseTime(value: string): BookingTime | null {
  const [, startsAt, day] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\/day)?$/.exec(value) ?? []
  return startsAt === undefined ? null : { startsAt, isFullDay: day !== undefined }
}
