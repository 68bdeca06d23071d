import { ServiceError } from "@forecourt/service-kit/errors"
import { bearerOf, type ServiceEnv } from "@forecourt/service-kit/http"
import { isSecret } from "@forecourt/service-kit/secrets"
import { Hono, type MiddlewareHandler } from "hono"
import { json } from "../http/handler.ts"
import type { Authoring } from "./authoring.types.ts"
import { designRoute } from "./design-route.ts"
import { draftRoute, publishDraftRoute } from "./draft-route.ts"
import { historyRoute } from "./history-route.ts"
import { AUTHORING_MEDIA, mediaRoute } from "./media-route.ts"
import { pageRoute, pagesRoute } from "./page-route.ts"
import { rawLayoutRoute } from "./raw-layout-route.ts"

/** Everything that writes, below `/authoring/`. Every request carries the token. */
export function authoringApi(authoring: Authoring, token: string): Hono<ServiceEnv> {
  const api = new Hono<ServiceEnv>()
  api.use("/authoring/*", requireToken(token))
  api.all("/authoring/sites", () =>
    json(200, { sites: authoring.store.all("select name, hostname, language, languages from sites order by name") }),
  )
  api.all("/authoring/pages", (context) => pagesRoute(context, authoring))
  api.all("/authoring/page", (context) => pageRoute(context, authoring))
  api.all("/authoring/draft", (context) => draftRoute(context, authoring))
  api.all("/authoring/draft/publish", (context) => publishDraftRoute(context, authoring))
  api.all("/authoring/history", (context) => historyRoute(context, authoring))
  api.all("/authoring/design", (context) => designRoute(context, authoring))
  api.all("/authoring/raw-layout", (context) => rawLayoutRoute(context, authoring))
  api.all(AUTHORING_MEDIA, (context) => mediaRoute(context, authoring))
  api.all(`${AUTHORING_MEDIA}/*`, (context) => mediaRoute(context, authoring))
  api.all("/authoring/*", (context) => {
    throw new ServiceError(
      "NotFound",
      `There is nothing at ${context.req.path}. Try sites, pages, page, draft, history, design, media or raw-layout.`,
    )
  })
  return api
}

/** Lets only those pass who carry the authoring token. */
export function requireToken(token: string): MiddlewareHandler<ServiceEnv> {
  return async (context, next) => {
    const given = bearerOf(context)
    if (!isSecret(given, token)) {
      const what = given === "" ? "There is no token." : "The token is wrong."
      throw new ServiceError("ApiKeyWrong", `${what} Send the header Authorization: Bearer with the authoring token.`)
    }
    await next()
  }
}
