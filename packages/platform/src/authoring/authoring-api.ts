import { type Answer, type Ask, header, json, Refusal } from "../http/exchange.ts"
import { isSecret } from "../http/secrets.ts"
import type { AuthoringDesk } from "./authoring-desk.types.ts"
import { clockRoute } from "./clock-route.ts"
import { designRoute } from "./design-route.ts"
import { faultsRoute } from "./faults-route.ts"
import { AUTHORING_MEDIA, mediaRoute } from "./media-route.ts"
import { pageRoute, pagesRoute } from "./page-route.ts"
import { pageViewsRoute } from "./page-views-route.ts"
import { rawLayoutRoute } from "./raw-layout-route.ts"

/** The door for everything that writes. Every request carries the token. */
export async function authoringApi(ask: Ask, desk: AuthoringDesk, token: string): Promise<Answer> {
  const given = /^Bearer (.+)$/i.exec(header(ask, "authorization"))?.[1] ?? ""
  if (!isSecret(given, token)) {
    const what = given === "" ? "There is no token." : "The token is wrong."
    throw new Refusal(401, `${what} Send the header Authorization: Bearer with the authoring token.`)
  }
  const { pathname } = ask.url
  switch (pathname) {
    case "/authoring/sites":
      return json(200, { sites: desk.store.all("select name, hostname, language, languages from sites order by name") })
    case "/authoring/pages":
      return pagesRoute(ask, desk)
    case "/authoring/page":
      return pageRoute(ask, desk)
    case "/authoring/design":
      return designRoute(ask, desk)
    case "/authoring/raw-layout":
      return rawLayoutRoute(ask, desk)
    case "/authoring/page-views":
      return pageViewsRoute(ask, desk)
    case "/authoring/faults":
      return faultsRoute(ask, desk)
    case "/authoring/clock":
      return clockRoute(ask, desk)
    default:
      if (pathname === AUTHORING_MEDIA || pathname.startsWith(`${AUTHORING_MEDIA}/`)) return mediaRoute(ask, desk)
      throw new Refusal(
        404,
        `There is nothing at ${pathname}. Try sites, pages, page, design, media, raw-layout, page-views, faults or clock.`,
      )
  }
}
