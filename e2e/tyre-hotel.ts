import { rm } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { freePort, type RunningServer, SECRETS, startPlatform, startSite } from "../scripts/servers.ts"
import { alive, attachPage, expect as hasty, test as watched } from "./fixture.ts"
import { fetchSeededData } from "./seeded-data.ts"

export const expect = hasty.configure({ timeout: 20_000 })

export const PATH = "/dack-och-biltillbehor/dackhotell/mina-dack"
export const ENGLISH_PATH = "/en/tyres-and-accessories/tyre-hotel/my-tyres"

const ROOT = '[data-scope="tyre-hotel"][data-part="root"]'

const FREE = "button[data-day]:not(:disabled):not([aria-disabled=true])"

export const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

export interface TyreHotelSettings {
  readonly platform?: Readonly<Record<string, string>>
  readonly site?: Readonly<Record<string, string>>
}

export interface TyreHotel {
  readonly url: string
  readonly output: () => string
  readonly codeFor: (regNo: string) => Promise<string>
  readonly fail: (call: string, fault: object) => Promise<void>
  readonly mend: () => Promise<void>
  readonly wait: (minutes: number) => Promise<void>
  /**
   * Marks every booking as completed, so that each vehicle can be booked again. The times of the completed bookings
   * remain unavailable.
   */
  readonly endSeason: () => void
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

interface SentMessage {
  readonly about: { readonly regNo: string; readonly code: string }
}

/** The variable that multiplies the rate limits by 1000, so that tests do not reach them. */
const WITHOUT_LIMITS = { FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "1000" }

/** A longer timeout, since the first page of a new site can be slow on a busy machine. */
const PATIENT = { FORECOURT_PATIENCE_SECONDS: "30" }

export async function startTyreHotel(settings: TyreHotelSettings = {}): Promise<TyreHotel> {
  const data = await fetchSeededData()
  const port = await freePort()
  const open = () => startPlatform({ port, data, env: { ...WITHOUT_LIMITS, ...settings.platform }, quiet: true })
  let platform = await open()
  const earlier: RunningServer[] = []
  const site = await startSite({
    site: "se-automotive",
    port: await freePort(),
    platform: `http://localhost:${port}`,
    env: { ...WITHOUT_LIMITS, ...PATIENT, ...settings.site },
    quiet: true,
  })

  async function author(method: "PUT" | "DELETE", path: string, body?: object): Promise<void> {
    const response = await fetch(`http://localhost:${port}/authoring/${path}`, {
      method,
      headers: { authorization: `Bearer ${SECRETS.FORECOURT_AUTHORING_TOKEN}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`e2e: the platform took no ${path}: ${response.status} ${await response.text()}`)
  }

  return {
    url: `http://localhost:${site.port}`,
    output: () => [...earlier, platform, site].map((server) => server.output()).join("\n"),
    codeFor: (regNo) => newestCode(`http://localhost:${port}`, regNo),
    fail: (call, fault) => author("PUT", "faults", [{ path: `/api/tirehotel/${call}`, ...fault }]),
    async mend() {
      await author("DELETE", "faults")
      await author("DELETE", "clock")
    },
    wait: (minutes) => author("PUT", "clock", { aheadMinutes: minutes }),
    endSeason() {
      const stored = new DatabaseSync(join(data, "tyre-hotel.sqlite"), { timeout: 5000 })
      stored.exec("delete from open_bookings")
      stored.close()
    },
    async restart() {
      await platform.stop()
      earlier.push(platform)
      platform = await open()
    },
    async stop() {
      await site.stop()
      await platform.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

export async function newestCode(platform: string, regNo: string): Promise<string> {
  const response = await fetch(`${platform}/tyre-hotel/outbox`)
  const { messages } = (await response.json()) as { messages: SentMessage[] }
  const message = messages.find(({ about }) => about.regNo === regNo)
  if (message === undefined) throw new Error(`e2e: no code was sent for ${regNo}.`)
  return message.about.code
}

const PICTURE = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' }

/**
 * The test function with a separate site and tyre hotel service for each worker, so that workers do not affect each
 * other.
 */
export const test = watched.extend<{ readonly hotel: TyreHotel }, { readonly shared: TyreHotel }>({
  shared: [
    async ({ browserName: _ }, use) => {
      const hotel = await startTyreHotel()
      await use(hotel)
      await hotel.stop()
    },
    { scope: "worker", timeout: 120_000 },
  ],
  hotel: async ({ shared, page, context }, use, testInfo) => {
    // Pictures are rendered on the first visit; other tests check them.
    await context.route(/\/_next\/image|\/-\/media\//, (route) => route.fulfill(PICTURE))
    await shared.mend()
    shared.endSeason()
    await use(shared)
    await attachPage(page, testInfo)
    await page.goto("about:blank")
  },
})

export function flowOn(page: Page) {
  const root = page.locator(ROOT)
  const button = (name: string) => root.getByRole("button", { name, exact: true })
  return {
    root,
    button,
    heading: (name: string) => root.getByRole("heading", { name, exact: true }),
    plate: root.getByRole("textbox", { name: "Registreringsnummer" }),
    codeBoxes: root.getByRole("group", { name: "Engångskod" }).getByRole("textbox"),
    /**
     * The days of the visible month on which the visitor can choose a time. Saturdays are left out, since the garage
     * sets the time on Saturdays.
     */
    freeDays: root.locator(`${FREE}:not([aria-label^="lördag"])`),
    freeSaturdays: root.locator(`${FREE}[aria-label^="lördag"]`),
    day: (day: string) => root.locator(`button[data-day="${day}"]`),
    times: root.getByRole("radiogroup", { name: "Välj tid" }).getByRole("radio"),
    time: (time: string) => root.getByRole("radio", { name: time, exact: true }),
    stars: (rating: string) => root.getByRole("radio", { name: rating, exact: true }),
    alert: root.getByRole("alert").filter({ hasText: /\S/ }),
  }
}

export type Flow = ReturnType<typeof flowOn>

export async function openFlow(page: Page, hotel: Pick<TyreHotel, "url">, path = PATH): Promise<Flow> {
  await page.goto(hotel.url + path)
  const flow = flowOn(page)
  await alive(flow.root.locator("form").first())
  return flow
}

export async function search(flow: Flow, regNo: string): Promise<void> {
  await flow.plate.fill(regNo)
  await flow.button("Fortsätt").click()
}

export async function requestCode(flow: Flow, regNo: string): Promise<void> {
  await search(flow, regNo)
  await flow.button("Skicka kod").click()
  await expect(flow.heading("Skriv in koden")).toBeVisible()
}

export async function typeCode(flow: Flow, code: string): Promise<void> {
  await flow.codeBoxes.first().focus()
  await flow.root.page().keyboard.type(code)
}

export async function logIn(page: Page, hotel: Pick<TyreHotel, "url" | "codeFor">, regNo: string): Promise<Flow> {
  const flow = await openFlow(page, hotel)
  await requestCode(flow, regNo)
  await typeCode(flow, await hotel.codeFor(regNo))
  await flow.button("Verifiera kod").click()
  await expect(flow.heading("Dina däck hos oss")).toBeVisible()
  return flow
}

/** Shows the next month, since the current month may have no bookable days left. */
export async function showWholeMonth(flow: Flow): Promise<void> {
  const firstDay = flow.root.locator("[data-day]").first()
  const previous = (await firstDay.getAttribute("data-day")) ?? ""
  await flow.button("Nästa månad").click()
  await expect(firstDay).not.toHaveAttribute("data-day", previous)
  await expect(flow.freeDays.first()).toBeVisible()
}

export async function chooseDay(flow: Flow, day: string): Promise<void> {
  await expect(flow.root.locator(FREE).first()).toBeVisible()
  // The previous month ends with days of the next one, which cannot be chosen there.
  const free = flow.root.locator(`${FREE}[data-day="${day}"]`)
  if (!(await free.isVisible())) await showWholeMonth(flow)
  await free.click()
}

export async function chooseTime(flow: Flow, { otherThan = "" } = {}): Promise<string> {
  await showWholeMonth(flow)
  const free = flow.freeDays.and(flow.root.locator(`:not([data-day="${otherThan}"])`)).first()
  const day = (await free.getAttribute("data-day")) ?? ""
  await free.click()
  await flow.times.first().click({ force: true })
  await expect(flow.heading("Dina kontaktuppgifter")).toBeVisible()
  return day
}

export const ALVA = { firstName: "Alva", lastName: "Söderström", phone: "+46701740605", email: "alva@example.se" }

export async function fillContact(flow: Flow, person = ALVA): Promise<void> {
  await flow.root.getByLabel("Förnamn").fill(person.firstName)
  await flow.root.getByLabel("Efternamn").fill(person.lastName)
  await flow.root.getByLabel("Mobilnummer").fill(person.phone)
  await flow.root.getByLabel("E-post").fill(person.email)
}

export async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(ROOT)
    // There are no frames, and opening another page for axe's summary is slower than the summary.
    .setLegacyMode()
    .options({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      rules: { "heading-order": { enabled: true } },
    })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([])
}

export async function expectCleanOnBoth(page: Page): Promise<void> {
  const previous = page.viewportSize() ?? DESKTOP
  const other = previous.width === PHONE.width ? DESKTOP : PHONE
  await expectClean(page)
  await page.setViewportSize(other)
  await expectClean(page)
  await page.setViewportSize(previous)
}
