import { createPageViewEvent, createPersonalisationHttp, sendPageView } from "@forecourt/api-clients/personalisation"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, SITE, startAgain, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const VIEW = { page: "Verkstad", variantId: "a1_sv_default", language: "sv" }
const createEvent = (view: typeof VIEW) => ({ siteId: SITE, ...createPageViewEvent(view) })

function service(contextId = "forecourt-local-context") {
  return createPersonalisationHttp({ url: fixture.url, apiKey: contextId })
}

async function readViews(): Promise<readonly Record<string, unknown>[]> {
  const response = await fixture.author("GET", `page-views?site=${SITE}`)
  return ((await response.json()) as { pageViews: Record<string, unknown>[] }).pageViews
}

test("a page view is stored with its channel, currency, page name, page variant and language, but without a visitor identifier [spec 1 §7 page-view]", async () => {
  await sendPageView(service(), createEvent(VIEW))

  const [view] = await readViews()
  expect(view).toMatchObject({
    site: SITE,
    page: "Verkstad",
    variant: "a1_sv_default",
    language: "SV",
    channel: "WEB",
    currency: "USD",
  })
  expect(Object.keys(view ?? {})).not.toContain("browser_id")
})

test("page views survive a restart", async () => {
  await sendPageView(service(), createEvent({ ...VIEW, page: "Kvar" }))

  const again = await startAgain(fixture.folder)
  const response = await fetch(`${again.url}/authoring/page-views?site=${SITE}`, {
    headers: { authorization: "Bearer forecourt-local-authoring" },
  })
  await again.close()

  expect(await response.text()).toContain("Kvar")
})

test("an event with a wrong context id, an unknown site or an invalid format is rejected with an error message", async () => {
  await expect(sendPageView(service("wrong"), createEvent(VIEW))).rejects.toThrow("refused with 401")
  await expect(sendPageView(service(), { ...createEvent(VIEW), siteId: "nobody" })).rejects.toThrow("refused with 400")

  const response = await fetch(`${fixture.url}/v1/events/v1.2/events?siteId=${SITE}`, {
    method: "POST",
    headers: { "x-sitecore-contextid": "forecourt-local-context" },
    body: '{"type":"VIEW"}',
  })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain("This is no page view.")
})
