import { expect, test } from "vitest"
import { createPageViewEvent, createPersonalisationHttp, parsePageViewEvent, sendPageView } from "./personalisation.ts"

const SEEN = { page: "Verkstad", variantId: "a1_sv_default", language: "sv" }

function service(response: () => Response) {
  const requests: { readonly url: string; readonly init: RequestInit }[] = []
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push({ url: String(url), init })
    return response()
  }
  return { requests, http: createPersonalisationHttp({ url: "https://edge.example/", apiKey: "secret", fetch }) }
}

const createAccepted = () => Response.json({ status: "OK", ref: "1", version: "1.2", client_key: "" }, { status: 201 })

test("a page view contains the channel WEB, the currency USD, the page name, the page variant's id and the language [spec 1 §7 page-view]", async () => {
  const { requests, http } = service(createAccepted)

  await sendPageView(http, { siteId: "se-automotive", ...createPageViewEvent(SEEN) })

  const [{ url, init } = { url: "", init: {} }] = requests
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

test("each page view has a new browser identifier, so that page views cannot be linked to a visitor", async () => {
  const { requests, http } = service(createAccepted)

  await sendPageView(http, { siteId: "se-automotive", ...createPageViewEvent(SEEN) })
  await sendPageView(http, { siteId: "se-automotive", ...createPageViewEvent(SEEN) })

  const [first, second] = requests.map(({ init }) => JSON.parse(String(init.body)).browser_id)
  expect(first).not.toBe(second)
})

test("a page view is sent once, even when the service is busy", async () => {
  const { requests, http } = service(() => new Response(null, { status: 503 }))

  await expect(sendPageView(http, { siteId: "se-automotive", ...createPageViewEvent(SEEN) })).rejects.toThrow(
    "personalisation: sendPageView answered 503",
  )
  expect(requests).toHaveLength(1)
})

test("sendPageView throws an error when the response has an unknown format", async () => {
  const { http } = service(() => new Response("<html>", { status: 201 }))

  await expect(sendPageView(http, { siteId: "se-automotive", ...createPageViewEvent(SEEN) })).rejects.toThrow(
    "got a response in an unknown form",
  )
})
