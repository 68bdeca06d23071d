import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { EMPTY_QUERY } from "@forecourt/filters-machine"
import { chromium, type Page } from "@playwright/test"
import { createPageRequest } from "../packages/blocks/src/car-list/list-search.ts"
import { resolveNextScript } from "../packages/front/src/next-process.ts"
import { findVisitorsChromium } from "../scripts/chromium.ts"
import { freePort, type RunningServer, SECRETS, startPlatform, startServer } from "../scripts/servers.ts"
import { openBrowser } from "./first-load.ts"
import { goal } from "./goal.ts"
import { quantile } from "./interleave.ts"
import { startNextApp } from "./next-app.ts"
import { getSeconds } from "./processor-time.ts"

// The list of cars and a car's page: initial scripts, layout shifts during loading, response time of a slow phone to a
// press, and processor time of a page that is not cached.

const SITE = "se-used"
const INDEX = "stock-se-used"
const DIR = join(process.cwd(), "sites", SITE)
const LIST = "/kop-bil/alla-begagnade-bilar"
const CAR = "/kop-bil/bil"

const FOR_SALE = [{ name: "car_is_sold", values: [true], exclude: true }]

const ROUNDS = 9
const PRESS_ROUNDS = 5
const UNCACHED = 20
const PROCESSOR = 4
const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1350, height: 940 } }

interface Press {
  /** The path and query of the page. @default the list */
  readonly path?: string
  /**
   * True if the control is a plain link until its script has loaded. The benchmark then waits for the script before it
   * presses the control.
   */
  readonly isLink?: boolean
  /** The selector of a control to press first. This press is not measured. */
  readonly before?: string
  readonly control: string
  /** The key to press instead of a pointer. */
  readonly key?: string
  /** The selector of an element that exists as soon as the control shows its new state. */
  readonly pressed: string
  /** The selector of an element that exists as soon as the results are shown. @default `pressed` */
  readonly shown?: string
}

const ROOT = "[data-scope=car-list][data-part=root]"
const TRIGGER = "[data-scope=filter-drawer][data-part=trigger]"
const FUEL = `${ROOT} input[name=car_fuel]`
const CHIP = "[data-scope=chips][data-part=chip]"
const ORDER = "[data-scope=car-list][data-part=order] select"
/**
 * The selector of the first card of a new list. The first card of the previous list has the attribute `data-before`.
 */
const OTHER_CARDS = "[data-car]:first-child:not([data-before])"

const PRESSES: Readonly<Record<string, Press>> = {
  drawer: { control: TRIGGER, pressed: "[data-scope=car-list][data-part=panel][data-open]" },
  box: { before: TRIGGER, control: FUEL, pressed: `${FUEL}:checked`, shown: OTHER_CARDS },
  chip: {
    isLink: true,
    path: `${LIST}?car_fuel=Diesel`,
    control: `${ROOT} ${CHIP}`,
    pressed: `${ROOT}:not(:has(${CHIP}))`,
    shown: OTHER_CARDS,
  },
  order: { control: ORDER, key: "ArrowDown", pressed: `${ORDER} option:not(:first-child):checked`, shown: OTHER_CARDS },
  "show more": {
    isLink: true,
    control: "[data-scope=load-more][data-part=trigger]",
    pressed: "[data-scope=load-more][aria-busy=true], [data-car]:nth-child(49)",
    shown: "[data-car]:nth-child(49)",
  },
  gallery: {
    path: CAR,
    control: "[data-scope=car-gallery][data-part=root] button",
    pressed: "dialog[open], [role=dialog]",
  },
}

/** The presses to measure; `FORECOURT_PRESSES=chip,gallery` selects some of them. */
const CHOSEN = Object.entries(PRESSES).filter(([name]) =>
  (process.env.FORECOURT_PRESSES ?? name).split(",").includes(name),
)

const MOMENTS = { "at once": 0, "5 s after load": 5000 }

const data = mkdtempSync(join(tmpdir(), "forecourt-bench-"))
const running: RunningServer[] = []
const app = await startNextApp()
const browser = await chromium.launch({
  executablePath: findVisitorsChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
})
try {
  const seeded = { FORECOURT_SEARCH_SEED: "1", FORECOURT_SEARCH_LIMIT: "1000000" }
  const platform = await keep(startPlatform({ port: await freePort(), data, env: seeded, quiet: true }))
  const platformUrl = `http://localhost:${platform.port}`
  const next = await startSite(platformUrl)
  const siteUrl = `http://localhost:${next.port}`

  const cars = await findCars(platformUrl)
  const pages = { list: LIST, car: cars.at(-1) ?? CAR }
  await measureScripts(siteUrl, pages)
  await measureShifts(siteUrl, pages)
  await measurePresses(siteUrl, pages.car)
  await measureProcessor({ siteUrl, next, platform, platformUrl, cars })
} finally {
  await browser.close()
  await Promise.all(running.map((server) => server.stop()))
  app.stop()
  rmSync(data, { recursive: true, force: true })
}

async function keep(starting: Promise<RunningServer>): Promise<RunningServer> {
  const server = await starting
  running.push(server)
  return server
}

/** Starts the site without the front proxy, so that each page is rendered by the process that is measured. */
async function startSite(platformUrl: string): Promise<RunningServer> {
  const port = await freePort()
  const env = { ...SECRETS, FORECOURT_CONTENT_URL: platformUrl }
  const args = ["start", "--port", String(port)]
  const health = `http://localhost:${port}/healthz`
  return keep(
    startServer({ name: SITE, script: resolveNextScript(DIR), args, cwd: DIR, port, env, health, quiet: true }),
  )
}

/**
 * Returns the paths of car pages. There are enough of them for every round to request only pages that are not in the
 * cache.
 */
async function findCars(platformUrl: string): Promise<readonly string[]> {
  const wanted = UNCACHED * (ROUNDS + 1)
  const paths: string[] = []
  for (let offset = 0; offset < wanted; offset += 100) {
    const { content } = await search(platformUrl, { fields: ["car_id", "slug"], limit: 100, offset, filters: FOR_SALE })
    paths.push(...content.map(({ car_id: id, slug }) => `${CAR}/${id}/${slug}`))
  }
  return paths
}

async function search(platformUrl: string, request: object) {
  const response = await fetch(`${platformUrl}/search`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": SECRETS.FORECOURT_SEARCH_KEY },
    body: JSON.stringify({ ...request, index: INDEX }),
  })
  if (!response.ok) throw new Error(`cars: the search answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as { readonly content: readonly { readonly car_id: string; readonly slug: string }[] }
}

async function measureScripts(siteUrl: string, pages: Readonly<Record<string, string>>): Promise<void> {
  const visitor = await openBrowser()
  const empty = await visitor.load(`${app.origin}/empty`)
  console.log(`\nFirst scripts over the empty page (${(empty.script / 1000).toFixed(1)} KB), lazy ones included`)
  for (const [name, path] of Object.entries(pages)) {
    const { script } = await visitor.load(siteUrl + path)
    goal(`first scripts, ${name}`, (script - empty.script) / 1000, 15, " KB")
  }
  await visitor.leave()
}

async function measureShifts(siteUrl: string, pages: Readonly<Record<string, string>>): Promise<void> {
  console.log("\nLayout shift")
  for (const [device, viewport] of Object.entries(WINDOWS))
    for (const [name, path] of Object.entries(pages)) {
      const page = await browser.newPage({ viewport })
      await page.addInitScript(watchShifts)
      await page.goto(siteUrl + path, { waitUntil: "networkidle" })
      await scrollThrough(page)
      goal(`layout shift, ${name}, ${device}`, await page.evaluate(() => Number(Reflect.get(window, "shifts"))), 0.02)
      await page.close()
    }
}

function watchShifts(): void {
  const state = Object.assign(window, { shifts: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) state.shifts += entry.value
  }).observe({ type: "layout-shift", buffered: true })
}

async function scrollThrough(page: Page): Promise<void> {
  const { viewportHeight, height } = await page.evaluate(() => ({
    viewportHeight: innerHeight,
    height: document.documentElement.scrollHeight,
  }))
  for (let top = 0; top < height; top += viewportHeight / 2) {
    await page.mouse.wheel(0, viewportHeight / 2)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState("networkidle")
}

async function measurePresses(siteUrl: string, car: string): Promise<void> {
  console.log(`\nThe first press on a phone, processor ÷ ${PROCESSOR}: median of ${PRESS_ROUNDS} in ms`)
  const empty: Press = { path: `${app.origin}/empty`, control: "body", pressed: "body" }
  for (const [name, press] of [["an empty page", empty] as const, ...CHOSEN])
    for (const [moment, delay] of Object.entries(MOMENTS)) {
      if (press.isLink && delay === 0) continue
      const { path = LIST } = press
      const url = new URL(path === CAR ? car : path, siteUrl).href
      const rounds: Effect[] = []
      for (let round = 0; round < PRESS_ROUNDS; round += 1) rounds.push(await pressOnce(url, press, delay))
      const median = (of: keyof Effect) =>
        quantile(
          rounds.map((effect) => effect[of]),
          0.5,
        )
      console.log(`  ${name}, ${moment}`)
      goal("new state", median("pressed"), 100)
      goal("results", median("shown"), 400)
      goal("longest task", median("longestTask"), 100)
    }
}

interface Effect {
  readonly pressed: number
  readonly shown: number
  readonly longestTask: number
}

async function pressOnce(url: string, press: Press, delay: number): Promise<Effect> {
  const context = await browser.newContext({ viewport: WINDOWS.phone })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR })
  await page.goto(url, { waitUntil: delay === 0 ? "domcontentloaded" : "load" })
  if (delay > 0) await page.waitForTimeout(delay)
  if (press.before !== undefined) {
    await page.click(press.before)
    await page.locator("[data-scope=filter-drawer][data-part=submit]").click({ trial: true })
  }
  const control = page.locator(press.control).first()
  await control.evaluate((node) => {
    for (let at: Element | null = node; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true
    node.scrollIntoView({ block: "center", behavior: "instant" })
    document.querySelector("[data-car]")?.setAttribute("data-before", "")
  })
  const box = await control.boundingBox()
  if (box === null) throw new Error(`cars: ${press.control} is not shown.`)
  await page.evaluate(watchPress, { pressed: press.pressed, shown: press.shown ?? press.pressed })
  if (press.key === undefined) await page.mouse.click(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40))
  else await control.press(press.key)
  await page.waitForFunction(() => Reflect.get(window, "effect").shown > 0)
  await page.waitForTimeout(500)
  const effect = await page.evaluate((): Effect => Reflect.get(window, "effect"))
  await context.close()
  return effect
}

/**
 * Measures the time from the first press until the page contains elements that match the selectors `pressed` and
 * `shown`. Runs in the page.
 */
function watchPress(selectors: { readonly pressed: string; readonly shown: string }): void {
  const effect = Object.assign(window, { effect: { pressed: 0, shown: 0, longestTask: 0 } }).effect
  const watch = ({ timeStamp }: Event) => {
    const check = () => {
      const now = performance.now() - timeStamp
      for (const name of ["pressed", "shown"] as const)
        if (effect[name] === 0 && document.querySelector(selectors[name])) effect[name] = now
      if (effect.shown === 0) requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        if (startTime + duration > timeStamp) effect.longestTask = Math.max(effect.longestTask, duration)
    }).observe({ type: "longtask" })
  }
  addEventListener("pointerdown", watch, { capture: true, once: true })
  addEventListener("keydown", watch, { capture: true, once: true })
}

interface Measured {
  readonly siteUrl: string
  readonly next: RunningServer
  readonly platform: RunningServer
  readonly platformUrl: string
  readonly cars: readonly string[]
}

async function measureProcessor({ siteUrl, next, platform, platformUrl, cars }: Measured): Promise<void> {
  let price = 200_000
  const buildListAddress = () => `${siteUrl}${LIST}?car_price_max=${++price}`
  let at = 0
  const getCarUrl = () => `${siteUrl}${cars[at++]}`
  const getHandUrl = () => `${app.origin}/hand`
  const spent = async (count: () => Promise<number>, address: () => string) => {
    const previous = await count()
    for (let request = 0; request < UNCACHED; request += 1) await read(address())
    return ((await count()) - previous) / UNCACHED
  }
  const readNextSeconds = async () => getSeconds(next.pid)
  const readAppSeconds = async () => (await app.readMicroseconds()) / 1e6
  for (const [count, address] of [
    [readAppSeconds, getHandUrl],
    [readNextSeconds, buildListAddress],
    [readNextSeconds, getCarUrl],
  ] as const)
    await spent(count, address)

  const ratios: Record<"list" | "car", number[]> = { list: [], car: [] }
  const lists: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const previous = await spent(readAppSeconds, getHandUrl)
    const list = await spent(readNextSeconds, buildListAddress)
    const car = await spent(readNextSeconds, getCarUrl)
    const floor = (previous + (await spent(readAppSeconds, getHandUrl))) / 2
    ratios.list.push(list / floor)
    ratios.car.push(car / floor)
    lists.push(list)
  }
  const searchSeconds = await spentBySearch(platform, platformUrl)
  console.log("\nProcessor time of a page that nobody asked for before")
  goal("list, times the page of 30 blocks by hand", quantile(ratios.list, 0.5), 1.5)
  goal("car, times the page of 30 blocks by hand", quantile(ratios.car, 0.5), 1.5)
  goal("search, percent of the list's page", (100 * searchSeconds) / quantile(lists, 0.5), 5)
}

async function spentBySearch(platform: RunningServer, platformUrl: string): Promise<number> {
  const count = 200
  const request = (price: number) => ({
    ...createPageRequest({ ...EMPTY_QUERY, ranges: { car_price: { min: null, max: price } } }, 0, { filters: [] }),
  })
  for (let at = 0; at < count; at += 1) await search(platformUrl, request(100_000 + at))
  const previous = getSeconds(platform.pid)
  for (let at = 0; at < count; at += 1) await search(platformUrl, request(300_000 + at))
  return (getSeconds(platform.pid) - previous) / count
}

async function read(url: string): Promise<void> {
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`cars: ${url} answered ${response.status}.`)
}
