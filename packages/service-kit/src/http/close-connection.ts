import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import type { Context } from "hono"
import type { ServiceEnv } from "./service-app.ts"

/** Closes the connection without a response, as if the server had crashed. */
export function closeConnection(context: Context<ServiceEnv>): Response {
  context.env.incoming?.socket.resetAndDestroy()
  return RESPONSE_ALREADY_SENT
}
