import { join } from "node:path"
import type { ServiceEnv } from "@forecourt/service-kit/http"
import { openRateLimits, type Turn } from "@forecourt/service-kit/limits"
import { getLanguage } from "@forecourt/service-kit/service"
import { getClientNetwork, PAGE_HEADERS, readVisitToken, renderTextPage } from "@forecourt/service-kit/visits"
import { type Context, Hono } from "hono"
import { confirmAlert, endAlert, findValidAlert } from "./alert-actions.ts"
import { renderAlert, renderEnd, renderEnded } from "./alert-pages.ts"
import { PAGES_PATH, SERVICE, type SearchAlertsConfig } from "./search-alerts.config.ts"
import { getAlertLanguage, type SearchAlertsContext } from "./search-alerts.types.ts"
import { TEXTS } from "./texts.ts"

/** The limit of links that are not valid, for each network. */
const GUESSES = { name: "alert-guesses", max: 30, perSeconds: 600 }

type Page = (context: Context<ServiceEnv>, alertId: string, token: string) => Promise<Response>

/** Opens the pages of alerts, and the limit of links that are not valid. */
export async function openAlertRoutes(
  { database, dataFolder, proxies }: Pick<SearchAlertsConfig, "database" | "dataFolder" | "proxies">,
  alerts: SearchAlertsContext,
): Promise<{ readonly routes: Hono<ServiceEnv>; readonly close: () => Promise<void> }> {
  const limits = await openRateLimits(database ?? join(dataFolder, `${SERVICE}-limits.sqlite`))
  const guesses = await limits.limiter(GUESSES)

  /** Serves a page of the alert that the token in the address belongs to. Valid links are never limited. */
  function serve(page: Page) {
    return async (context: Context<ServiceEnv>) => {
      const token = context.req.param("token") ?? ""
      const alertId = readVisitToken(alerts.linkKeys, token)
      if (alertId !== null) return page(context, alertId, token)
      const guess = await guesses.take(getClientNetwork(context, proxies))
      return guess.isAllowed ? serveUnknown(context) : serveTooMany(context, guess)
    }
  }

  const routes = new Hono<ServiceEnv>()
  routes.use(`${PAGES_PATH}/*`, async (context, next) => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) context.header(name, value)
    await next()
  })
  // A `GET` never changes anything, since mail scanners open links.
  routes.get(
    `${PAGES_PATH}/:token`,
    serve(async (context, id, token) => {
      const alert = await findValidAlert(alerts, id)
      return alert === null ? serveEnded(context, 410) : context.html(renderAlert(alert, { token }))
    }),
  )
  routes.post(
    `${PAGES_PATH}/:token/confirm`,
    serve(async (context, id, token) => {
      const alert = await findValidAlert(alerts, id)
      if (alert === null) return serveEnded(context, 410)
      if (await confirmAlert(alerts, alert)) return context.redirect(`../${token}`, 303)
      const { limitText } = TEXTS[getAlertLanguage(alert.search)].page
      return context.html(renderAlert(alert, { token: `../${token}`, notice: limitText }), 409)
    }),
  )
  routes.get(
    `${PAGES_PATH}/:token/end`,
    serve(async (context, id) => {
      const alert = await findValidAlert(alerts, id)
      return alert === null ? serveEnded(context, 410) : context.html(renderEnd(alert))
    }),
  )
  routes.post(
    `${PAGES_PATH}/:token/end`,
    serve(async (context, id) => {
      const alert = await findValidAlert(alerts, id)
      await endAlert(alerts, id)
      return context.html(renderEnded(alert === null ? readLanguage(context) : getAlertLanguage(alert.search)))
    }),
  )
  routes.all(`${PAGES_PATH}/*`, serveUnknown)
  return { routes, close: limits.close }
}

function serveEnded(context: Context<ServiceEnv>, status: 410) {
  return context.html(renderEnded(readLanguage(context)), status)
}

function serveUnknown(context: Context<ServiceEnv>) {
  const { unknownTitle, unknownText } = TEXTS[readLanguage(context)].page
  return context.html(renderTextPage(readLanguage(context), unknownTitle, unknownText), 404)
}

function serveTooMany(context: Context<ServiceEnv>, { retryAfterMs }: Turn) {
  context.header("retry-after", String(Math.ceil(retryAfterMs / 1000)))
  const { tooManyTitle, tooManyText } = TEXTS[readLanguage(context)].page
  return context.html(renderTextPage(readLanguage(context), tooManyTitle, tooManyText), 429)
}

function readLanguage({ req }: Context<ServiceEnv>) {
  return getLanguage(req.header("accept-language") ?? "")
}
