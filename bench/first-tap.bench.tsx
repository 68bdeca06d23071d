import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test"
import { findVisitorsChromium } from "../scripts/chromium.ts"
import { goal } from "./goal.ts"
import { quantile } from "./interleave.ts"
import { startNextApp } from "./next-app.ts"

// The time from a visitor's first press to its effect on a slow phone: our islands and the same components in plain
// Next.
//
// The clock starts with the first press, also when that press is lost. A visitor who sees no effect presses again after
// AGAIN_MS, for as long as it takes; each such press counts as lost. Only the effect on the page stops the clock.

const ROUNDS = Number(process.env.FORECOURT_RUNS ?? 5)
const AGAIN_MS = 250
/**
 * The pause before a link is pressed again. It is long, since the browser itself shows that the next page is loading.
 */
const AGAIN_AFTER_LINK_MS = 5000
const MAX_MS = 20_000

const PHONE = { width: 412, height: 823 }
const PROCESSOR = 4
/** The network conditions of the Fast 3G preset in the browser's developer tools. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

const CONTESTANTS = ["plain", "ours"] as const
type Contestant = (typeof CONTESTANTS)[number]

const TAPPED = { plain: "/tap-plain", ours: "/tap-islands" } as const
const GROWING = { plain: "/more-plain", ours: "/more-islands" } as const

interface Pressed {
  readonly pages: Readonly<Record<Contestant, string>>
  readonly press: string
  readonly seen: string
  readonly types?: boolean
  readonly isLink?: boolean
}

const PRESSES = {
  menu: { pages: TAPPED, press: "[data-scope=drawer][data-part=trigger]", seen: "dialog[open]" },
  alert: {
    pages: TAPPED,
    press: "[data-scope=alert-bar][data-part=dismiss]",
    seen: ":root[data-hide-alert], [data-scope=alert-bar][data-collapsing], [data-scope=alert-bar][hidden]",
  },
  question: { pages: TAPPED, press: "summary", seen: "details[open]" },
  search: {
    pages: TAPPED,
    press: "input[type=search]",
    seen: "input[type=search]:not(:placeholder-shown)",
    types: true,
  },
  // Further stories, or a sign that they are loading.
  more: {
    pages: GROWING,
    press: "[data-scope=load-more][data-part=trigger]",
    seen: "[data-scope=load-more] [aria-busy=true], [aria-busy=true][data-scope=load-more], li:nth-child(4)",
    isLink: true,
  },
} as const satisfies Readonly<Record<string, Pressed>>
type Press = keyof typeof PRESSES

/** The presses to measure; `FORECOURT_PRESSES=menu,more` selects some of them. */
const CHOSEN = Object.keys(PRESSES).filter((press): press is Press =>
  (process.env.FORECOURT_PRESSES ?? press).split(",").includes(press),
)

const MOMENTS = ["0.6 s after first paint", "5 s after load"] as const
type Moment = (typeof MOMENTS)[number]

interface Tap {
  readonly ms: number
  readonly lost: number
  /** The duration in milliseconds of the longest interaction, as reported by the browser. */
  readonly inp: number
}

const app = await startNextApp()
const browser = await chromium.launch({
  executablePath: findVisitorsChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
})
try {
  for (const lacksCommand of [false, true])
    for (const moment of MOMENTS)
      for (const press of lacksCommand ? (["menu"] as const) : CHOSEN) await compare(press, moment, lacksCommand)
  await comparePressingTwice()
} finally {
  await browser.close()
  app.stop()
}

async function compare(press: Press, moment: Moment, lacksCommand: boolean): Promise<void> {
  const taps: Record<Contestant, Tap[]> = { plain: [], ours: [] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const who of CONTESTANTS) taps[who].push(await tapOnce(who, press, moment, lacksCommand))

  const median = (who: Contestant, of: keyof Tap) =>
    quantile(
      taps[who].map((tap) => tap[of]),
      0.5,
    )
  const describe = (who: Contestant) =>
    `${who} ${median(who, "ms").toFixed(0)} ms (${taps[who].reduce((sum, { lost }) => sum + lost, 0)} lost, INP ${median(who, "inp").toFixed(0)})`
  const what = `${press}${lacksCommand ? " without command" : ""}, ${moment}`
  console.log(`  ${what.padEnd(46)} ${describe("plain")}   ${describe("ours")}`)
  if (moment === "5 s after load") goal(`${what}, median in ms`, median("ours", "ms"), 100)
  // A difference of a frame or two does not count.
  else goal(`${what}, times plain Next`, Math.max(median("ours", "ms"), 50) / Math.max(median("plain", "ms"), 50), 1.1)
}

async function tapOnce(who: Contestant, press: Press, moment: Moment, lacksCommand: boolean): Promise<Tap> {
  const { pages, press: selector, seen, types, isLink }: Pressed = PRESSES[press]
  const { context, page } = await open(browser, pages[who], lacksCommand)
  try {
    await page.addInitScript(watch, seen)
    await waitUntil(page, moment)
    const [x, y] = await getCentre(page, selector)
    await page.evaluate(watch, seen)
    const wait = { timeout: isLink ? AGAIN_AFTER_LINK_MS : AGAIN_MS }

    let lost = -1
    const end = Date.now() + MAX_MS
    do {
      lost += 1
      await page.mouse.click(x, y)
      if (types && lost === 0) await page.keyboard.type("kombi")
      await page.waitForFunction(() => "seenAt" in window && window.seenAt !== 0, null, wait).catch(() => {})
    } while (!(await page.evaluate(() => "seenAt" in window && window.seenAt !== 0)) && Date.now() < end)

    if (types) await assertNothingLost(page, selector)
    return await page.evaluate((presses) => {
      const { seenAt, inp } = window as unknown as { seenAt: number; inp: number }
      return { ms: seenAt - Number(sessionStorage.getItem("pressedAt")), lost: presses, inp }
    }, lost)
  } finally {
    await context.close()
  }
}

/**
 * Records when the first press and its visible effect happen. Runs in the page and, if a link is pressed, also in the
 * next page.
 */
function watch(wanted: string): void {
  const state = Object.assign(window, { seenAt: 0, inp: 0 })
  const isPressed = () => sessionStorage.getItem("pressedAt") !== null
  const begin = ({ timeStamp }: Event) => {
    if (!isPressed()) sessionStorage.setItem("pressedAt", String(performance.timeOrigin + timeStamp))
  }
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, begin, true)
  const check = () => {
    if (isPressed() && document.querySelector(wanted)) state.seenAt ||= performance.timeOrigin + performance.now()
    else requestAnimationFrame(check)
  }
  check()
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.inp = Math.max(state.inp, duration)
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit)
}

async function assertNothingLost(page: Page, field: string): Promise<void> {
  await page.waitForLoadState("networkidle")
  await page.keyboard.type("s")
  const typed = await page.inputValue(field)
  if (typed !== "kombis") throw new Error(`first-tap: "kombis" was typed, and "${typed}" stands in the field.`)
}

async function comparePressingTwice(): Promise<void> {
  const ends: boolean[] = []
  for (const moment of MOMENTS) {
    const { context, page } = await open(browser, TAPPED.ours, false)
    await waitUntil(page, moment)
    const [x, y] = await getCentre(page, "summary")
    await page.mouse.click(x, y)
    await page.mouse.click(x, y)
    await page.waitForLoadState("networkidle")
    ends.push(await page.evaluate(() => document.querySelector("details[open]") === null))
    await context.close()
  }
  goal("double presses that end where a single one would", ends.filter((isClosed) => !isClosed).length, 0)
}

async function open(
  from: Browser,
  path: string,
  lacksCommand: boolean,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await from.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send("Network.enable")
  await devtools.send("Network.emulateNetworkConditions", FAST_3G)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR })
  if (lacksCommand) await page.addInitScript(takeCommandAway)
  await page.goto(app.origin + path, { waitUntil: "commit" })
  return { context, page }
}

/** Simulates a browser that does not support the `command` attribute. Runs in the page. */
function takeCommandAway(): void {
  for (const name of ["command", "commandForElement"]) Reflect.deleteProperty(HTMLButtonElement.prototype, name)
  addEventListener(
    "click",
    ({ target }) => {
      const button = (target as Element).closest("button[commandfor]")
      const id = button?.getAttribute("commandfor")
      if (!button || !id) return
      button.removeAttribute("commandfor")
      setTimeout(() => button.setAttribute("commandfor", id))
    },
    true,
  )
}

async function waitUntil(page: Page, moment: Moment): Promise<void> {
  if (moment === "5 s after load") {
    await page.waitForLoadState("load")
    await page.waitForTimeout(5000)
    return
  }
  await page.waitForFunction(
    () => {
      const paint = performance.getEntriesByName("first-paint")[0]
      return paint !== undefined && performance.now() >= paint.startTime + 600
    },
    null,
    { polling: 10 },
  )
}

async function getCentre(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`first-tap: ${selector} is not shown.`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}
