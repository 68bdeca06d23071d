import { readAlertForm } from "@forecourt/contracts/read-alert-form"
import { readText } from "@forecourt/contracts/read-body"
import { createBodyRefusal, MAX_BODY_MS } from "../refuse-body.ts"
import { isOwnRequest, toOwnPath } from "../visitor/is-own-request.ts"
import type { FormPost } from "./form-post.ts"

const MAX_BYTES = 16 * 1024
const NO_STORE = { "cache-control": "no-store" }
const REFUSED = [400, 422]
/** The id of the form on the page. */
const ANCHOR = "search-alert"

/**
 * Handles a request for a search alert that was submitted without JavaScript, and returns to the car list. The address
 * of the visitor is not part of the URL.
 */
export async function handleAlertPost(
  request: Request,
  { url, call }: Pick<FormPost, "url" | "call">,
): Promise<Response> {
  if (!isOwnRequest(request.headers, url.host))
    return new Response("This form belongs to another site.\n", { status: 403, headers: NO_STORE })
  const text = await readText(request, { maxBytes: MAX_BYTES, maxMs: MAX_BODY_MS })
  if (typeof text === "number") return createBodyRefusal(text)
  const alert = readAlertForm(new URLSearchParams(text))
  const back = toOwnPath(alert.path)
  if (back === null) return new Response("This is no list of cars.\n", { status: 400, headers: NO_STORE })

  const headers = new Headers(request.headers)
  headers.set("content-type", "application/json")
  headers.delete("content-length")
  const response = await call(new Request(request.url, { method: "POST", headers, body: JSON.stringify(alert) }))
  const outcome = response.ok ? "sent" : REFUSED.includes(response.status) ? "wrong" : "failed"
  const page = new URL(back, url)
  page.search = alert.query
  page.searchParams.set("message", outcome)
  const location = `${page.pathname}${page.search}#${ANCHOR}`
  return new Response(null, { status: 303, headers: { ...NO_STORE, location } })
}
