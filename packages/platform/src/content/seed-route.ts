import { refuseMethod, type ServiceEnv } from "@forecourt/service-kit/http"
import { Hono } from "hono"
import type { Contents, ReopenedContent } from "./reopen-content.ts"

/**
 * Creates the route that reads the content of the repository again. In its response, `hasChanged` is true if the stored
 * content has changed.
 */
export function createSeedRoute(content: ReopenedContent, read: () => Promise<Contents>): Hono<ServiceEnv> {
  const route = new Hono<ServiceEnv>()
  route.post("/", async (context) => context.json(await content.reopen(read)))
  route.all("/", (context) => refuseMethod(context, ["POST"]))
  return route
}
