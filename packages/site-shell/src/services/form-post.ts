import { getDayInZone } from "@forecourt/calendar"
import { readText } from "@forecourt/contracts/read-body"
import { createFormMachine, readEnvelope, readPostedForm, toPorts } from "@forecourt/forms-machine"
import { createActor, waitFor } from "xstate"
import { readVisitorPath } from "../page/site-paths.ts"
import { createBodyRefusal, MAX_BODY_MS } from "../refuse-body.ts"
import { reportLine } from "../report/report-line.ts"
import { createClearingCookie, formatDraftCookie } from "../visitor/draft-cookie.ts"
import { isOwnRequest, toOwnPath } from "../visitor/is-own-request.ts"

/** The maximum size in bytes, sufficient for hidden fields, recipients and long texts. */
const MAX_BYTES = 64 * 1024
const NO_STORE = { "cache-control": "no-store" }
const OUTCOME = "message"

export interface FormPost {
  readonly url: URL
  readonly timeZone: string
  readonly languages: readonly string[]
  readonly call: (request: Request) => Promise<Response>
}

/**
 * Handles a form that was submitted without JavaScript. The entered values are kept in a short-lived cookie and are not
 * part of the URL.
 */
export async function handleFormPost(
  request: Request,
  { url, timeZone, languages, call }: FormPost,
): Promise<Response> {
  if (!isOwnRequest(request.headers, url.host)) return createRefusal(403, "This form belongs to another site.")
  const text = await readText(request, { maxBytes: MAX_BYTES, maxMs: MAX_BODY_MS })
  if (typeof text === "number") return createBodyRefusal(text)
  const form = new URLSearchParams(text)
  const back = toOwnPath(form.get("path") ?? "")
  const { language } = readVisitorPath(back ?? "/", { languages })
  const posted = readPostedForm(form, { today: getDayInZone(timeZone, Date.now()), language })
  if (posted === null || back === null) return createRefusal(400, "This is no message.")

  const { rules, anchor } = posted
  const values = rules.read(form)
  const actors = toPorts({ submitForm: (submission) => sendSubmission(submission, request, call) })
  const actor = createActor(createFormMachine(rules).provide({ actors }), { input: { isEmbedded: false } })
  actor.on("failure", ({ reason, attempts }) => reportLine({ event: "message-not-sent", message: reason, attempts }))
  actor.start()
  actor.send({ type: "SUBMIT", values, envelope: readEnvelope(form) })
  const end = await waitFor(actor, (now) => !now.hasTag("busy"))
  actor.stop()

  const outcome = end.matches("succeeded") ? "sent" : end.matches("failed") ? "failed" : "wrong"
  const page = new URL(back, url)
  page.searchParams.set(OUTCOME, outcome)
  page.hash = anchor
  const cookie = outcome === "sent" ? createClearingCookie(page) : formatDraftCookie(form, end.context.wrong, page)
  const location = page.pathname + page.search + page.hash
  return new Response(null, { status: 303, headers: { ...NO_STORE, location, "set-cookie": cookie } })
}

async function sendSubmission<Submission extends { readonly formSubmissionId: string }>(
  submission: Submission,
  { url, headers: sent }: Request,
  call: FormPost["call"],
) {
  const headers = new Headers(sent)
  headers.set("content-type", "application/json")
  headers.delete("content-length")
  const response = await call(new Request(url, { method: "POST", headers, body: JSON.stringify(submission) }))
  if (response.ok) return { formSubmissionId: submission.formSubmissionId }
  const { code = null } = (await response.json()) as { readonly code?: string }
  throw Object.assign(new Error("The service did not take the message."), { status: response.status, code })
}

function createRefusal(status: number, words: string): Response {
  return new Response(`${words}\n`, { status, headers: NO_STORE })
}
