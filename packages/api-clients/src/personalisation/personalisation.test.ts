import { expect, test } from "vitest"
import { createPersonalisationHttp, parsePageViewEvent, sendPageView } from "./personalisation.ts"

const SEEN = { site: "se-automotive", page: "Verkstad", variantId: "a1_sv_default", language: "sv" }

/** A service that gives one answer to everyone, and remembers what it was asked. */
function service(answer: () => Response) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = []
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    asked.push({ url: String(url), init })
    return answer()
  }
  return { asked, http: createPersonalisationHttp({ url: "https://edge.example/", contextId: "secret", fetch }) }
}

const taken = () => Response.json({ status: "OK", ref: "1", version: "1.2", client_key: "" }, { status: 201 })

test("a page view carries channel WEB, currency USD, page name, variant id and language [spec 1 §7 page-view]", async () => {
  const { asked, http } = service(taken)

  await sendPageView(http, SEEN)

  const [{ url, init } = { url: "", init: {} }] = asked
  expect(url).toBe("https://edge.example/v1/events/v1.2/events?siteId=se-automotive")
  expect(init).toMatchObject({ method: "POST", headers: { "x-sitecore-contextid": "secret" } })
  expect(parsePageViewEvent(JSON.parse(String(init.body)))).toMatchObject({
    type: "VIEW",
    channel: "WEB",
    currency: "USD",
    page: "Verkstad",
    language: "SV",
    ext: { pageVariantId: "a1_sv_default" },
  })
})

test("no two views share an identifier, so nobody is followed", async () => {
  const { asked, http } = service(taken)

  await sendPageView(http, SEEN)
  await sendPageView(http, SEEN)

  const [first, second] = asked.map(({ init }) => JSON.parse(String(init.body)).browser_id)
  expect(first).not.toBe(second)
})

test("a view is sent once, also when the service is busy", async () => {
  const { asked, http } = service(() => new Response(null, { status: 503 }))

  await expect(sendPageView(http, SEEN)).rejects.toThrow("personalisation: sendPageView answered 503")
  expect(asked).toHaveLength(1)
})

test("an answer that is no receipt is an error", async () => {
  const { http } = service(() => new Response("<html>"))

  await expect(sendPageView(http, SEEN)).rejects.toThrow("got an answer in an unknown form")
})
