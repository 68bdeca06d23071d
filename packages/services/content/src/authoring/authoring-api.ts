import { ServiceError } from "@forecourt/service-kit/errors"
import { getBearerToken, type ServiceEnv } from "@forecourt/service-kit/http"
import { isSecret } from "@forecourt/service-kit/secrets"
import { Hono, type MiddlewareHandler } from "hono"
import { createJsonResponse } from "../http/handler.ts"
import type { Authoring } from "./authoring.types.ts"
import { handleDesign } from "./design-route.ts"
import { handleDraft, handlePublishDraft } from "./draft-route.ts"
import { handleHistory } from "./history-route.ts"
import { AUTHORING_MEDIA, handleMedia } from "./media-route.ts"
import { handlePage, handlePages } from "./page-route.ts"
import { handleRawLayout } from "./raw-layout-route.ts"

export function createAuthoringApi(authoring: Authoring, token: string): Hono<ServiceEnv> {
  const api = new Hono<ServiceEnv>()
  api.use("/authoring/*", checkToken(token))
  api.all("/authoring/sites", () =>
    createJsonResponse(200, {
      sites: authoring.store.all("select name, hostname, language, languages from sites order by name"),
    }),
  )
  api.all("/authoring/pages", (context) => handlePages(context, authoring))
  api.all("/authoring/page", (context) => handlePage(context, authoring))
  api.all("/authoring/draft", (context) => handleDraft(context, authoring))
  api.all("/authoring/draft/publish", (context) => handlePublishDraft(context, authoring))
  api.all("/authoring/history", (context) => handleHistory(context, authoring))
  api.all("/authoring/design", (context) => handleDesign(context, authoring))
  api.all("/authoring/raw-layout", (context) => handleRawLayout(context, authoring))
  api.all(AUTHORING_MEDIA, (context) => handleMedia(context, authoring))
  api.all(`${AUTHORING_MEDIA}/*`, (context) => handleMedia(context, authoring))
  api.all("/authoring/*", (context) => {
    throw new ServiceError(
      "NotFound",
      `There is nothing at ${context.req.path}. Try sites, pages, page, draft, history, design, media or raw-layout.`,
    )
  })
  return api
}

/** Creates the middleware that rejects requests without the token for editing content. */
export function checkToken(token: string): MiddlewareHandler<ServiceEnv> {
  return async (context, next) => {
    const value = getBearerToken(context)
    if (!isSecret(value, token)) {
      const what = value === "" ? "There is no token." : "The token is wrong."
      throw new ServiceError("ApiKeyWrong", `${what} Send the header Authorization: Bearer with the authoring token.`)
    }
    await next()
  }
}
