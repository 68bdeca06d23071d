import { join } from "node:path"
import { addDays, type CalendarDay, type CalendarWindow, isCalendarDay } from "@forecourt/calendar"
import { type Context, Hono } from "hono"
import { ServiceError } from "../errors/errors.ts"
import { getLanguage } from "../errors/texts.ts"
import { readBytes, type ServiceEnv } from "../http/http.ts"
import { openRateLimits, type RateLimiter, type Turn } from "../limits/limits.ts"
import type { ServiceTools } from "../service/call-routes.ts"
import type { DataPlace } from "../service/service-storage.ts"
import { getClientNetwork } from "./client-network.ts"
import type { VisitMessenger } from "./enqueue-messages.ts"
import { isCancellable, isChangeable, isOver } from "./formats.ts"
import { type Html, PAGE_HEADERS, renderTextPage } from "./page.ts"
import type { VisitConfig } from "./read-visit-config.ts"
import { COMMON_TEXTS } from "./texts/texts.ts"
import type { BookedVisit, VisitActions, VisitKind, VisitTime } from "./visit.types.ts"
import { createVisitCalendar } from "./visit-calendar.ts"
import { DAYS_SHOWN, renderCancel, renderChange, renderVisit } from "./visit-pages.ts"
import { readVisitToken } from "./visit-token.ts"

/** The limit of links that are not valid, for each network. */
const GUESSES = { name: "visit-guesses", max: 30, perSeconds: 600 }
const MAX_BYTES = 1000

interface VisitRoutes extends Pick<ServiceTools, "storage" | "now">, Pick<VisitMessenger, "linkKeys" | "organizer"> {
  readonly kind: VisitKind
  readonly actions: VisitActions
  /** The path of the pages, such as `/visits`. */
  readonly path: string
}

/** Opens the pages of booked visits, and the limit of links that are not valid. */
export async function openVisitRoutes(
  { database, dataFolder, proxies }: DataPlace & Pick<VisitConfig, "proxies">,
  visits: VisitRoutes,
): Promise<{ readonly routes: Hono<ServiceEnv>; readonly close: () => Promise<void> }> {
  const limits = await openRateLimits(database ?? join(dataFolder, `${visits.kind.service}-limits.sqlite`))
  return { routes: createVisitRoutes(visits, await limits.limiter(GUESSES), proxies), close: limits.close }
}

type Page = (visit: BookedVisit, context: Context<ServiceEnv>, token: string) => Promise<Response> | Response

/**
 * Creates the pages on which customers see, change and cancel their bookings. A `GET` never changes anything, since
 * mail scanners open links.
 */
function createVisitRoutes(
  { kind, actions, storage, now, linkKeys, organizer, path }: VisitRoutes,
  guesses: RateLimiter,
  proxies: number,
): Hono<ServiceEnv> {
  /** Serves a page of the booking that the token in the address belongs to. */
  function serveVisit(page: Page) {
    return async (context: Context<ServiceEnv>) => {
      const token = context.req.param("token") ?? ""
      const bookingId = readVisitToken(linkKeys, token)
      const visit = bookingId === null ? null : await kind.loadVisit(storage, bookingId)
      if (visit === null) {
        const guess = await guesses.take(getClientNetwork(context, proxies))
        return guess.isAllowed ? serveText(context, 404) : serveTooMany(context, guess)
      }
      if (isOver(visit, now())) {
        const { overTitle, overText } = COMMON_TEXTS[visit.language].page
        return context.html(renderTextPage(visit.language, overTitle, overText), 410)
      }
      return page(visit, context, token)
    }
  }

  /** Serves a page for an action, or redirects to the booking if the action is no longer possible. */
  function serveAction(isPossible: typeof isChangeable, page: Page) {
    return serveVisit((visit, context, token) => {
      return isPossible(visit, now()) ? page(visit, context, token) : context.redirect(`../${token}`, 303)
    })
  }

  async function renderChoice(visit: BookedVisit, token: string, wanted: string, notice = ""): Promise<Html> {
    const window = actions.createWindow(visit.workshop.zone)
    const from = selectFirstDay(isCalendarDay(wanted) ? wanted : visit.day, window)
    const days = await actions.listFreeDays(visit.id, from, addDays(from, DAYS_SHOWN - 1))
    return renderChange(kind, visit, { token, now: now(), notice, from, window, days })
  }

  const routes = new Hono<ServiceEnv>()
  routes.use(`${path}/*`, async (context, next) => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) context.header(name, value)
    await next()
  })
  routes.get(
    `${path}/:token`,
    serveVisit((visit, context, token) => {
      const { movedNotice } = COMMON_TEXTS[visit.language].page
      const notice = context.req.query("moved") === undefined || visit.isCancelled ? "" : movedNotice
      return context.html(renderVisit(kind, visit, { token, now: now(), notice }))
    }),
  )
  routes.get(
    `${path}/:token/calendar.ics`,
    serveVisit((visit, context) => {
      const { content } = createVisitCalendar(kind, visit, { now: now(), organizer })
      context.header("content-type", "text/calendar; charset=utf-8")
      context.header("content-disposition", `attachment; filename="${visit.id}.ics"`)
      return context.body(content)
    }),
  )
  routes.get(
    `${path}/:token/cancel`,
    serveAction(isCancellable, (visit, context, token) =>
      context.html(renderCancel(kind, visit, { token, now: now() })),
    ),
  )
  routes.post(
    `${path}/:token/cancel`,
    serveAction(isCancellable, async ({ id }, context, token) => {
      await actions.cancelVisit(id)
      return context.redirect(`../${token}`, 303)
    }),
  )
  routes.get(
    `${path}/:token/change`,
    serveAction(isChangeable, async (visit, context, token) =>
      context.html(await renderChoice(visit, token, context.req.query("from") ?? "")),
    ),
  )
  routes.post(
    `${path}/:token/change`,
    serveAction(isChangeable, async (visit, context, token) => {
      const time = parseTime((await readForm(context)).get("time") ?? "")
      if (time !== null && (await actions.moveVisit(visit.id, time))) return context.redirect(`../${token}?moved`, 303)
      const { choose, taken } = COMMON_TEXTS[visit.language].page
      const notice = time === null ? choose : taken
      return context.html(await renderChoice(visit, token, context.req.query("from") ?? "", notice), 409)
    }),
  )
  routes.all(`${path}/*`, (context) => serveText(context, 404))
  return routes
}

/** Reads the fields of a form. One that no page of ours sends, since it is too long, has none. */
async function readForm(context: Context<ServiceEnv>): Promise<URLSearchParams> {
  try {
    return new URLSearchParams((await readBytes(context, { maxBytes: MAX_BYTES })).toString())
  } catch (error) {
    if (error instanceof ServiceError) return new URLSearchParams()
    throw error
  }
}

function serveTooMany(context: Context<ServiceEnv>, { retryAfterMs }: Turn) {
  context.header("retry-after", String(Math.ceil(retryAfterMs / 1000)))
  return serveText(context, 429)
}

/** Serves a page that says why there is no booking. */
function serveText(context: Context<ServiceEnv>, status: 404 | 429) {
  const language = getLanguage(context.req.header("accept-language") ?? "")
  const { unknownTitle, unknownText, tooManyTitle, tooManyText } = COMMON_TEXTS[language].page
  const [title, text] = status === 404 ? [unknownTitle, unknownText] : [tooManyTitle, tooManyText]
  return context.html(renderTextPage(language, title, text), status)
}

function selectFirstDay(day: CalendarDay, { first, last }: CalendarWindow): CalendarDay {
  if (day < first) return first
  return day > last ? last : day
}

/** Parses the value of a radio button. A whole day ends in `/day`. */
function parseTime(value: string): VisitTime | null {
  const [, startsAt, day] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\/day)?$/.exec(value) ?? []
  return startsAt === undefined ? null : { startsAt, isFullDay: day !== undefined }
}
