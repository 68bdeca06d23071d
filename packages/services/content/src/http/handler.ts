import type { ServiceEnv } from "@forecourt/service-kit/http"
import type { Context } from "hono"

export type RequestContext = Context<ServiceEnv>

export function createJsonResponse(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  })
}

export function createBytesResponse(status: number, body: Buffer, headers: Readonly<Record<string, string>>): Response {
  return new Response(new Uint8Array(body), { status, headers: { "content-length": String(body.length), ...headers } })
}

export function getPath(context: RequestContext): string {
  return new URL(context.req.url).pathname
}

export function getHeader(context: RequestContext, name: string): string {
  return context.req.header(name) ?? ""
}
