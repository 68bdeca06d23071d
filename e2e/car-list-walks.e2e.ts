import type { APIRequestContext, Locator, Page } from "@playwright/test"
import fc from "fast-check"
import { expect, siteUrl, test } from "./fixture.ts"

const LISTS = [
  { site: "se-used", path: "/kop-bil/alla-begagnade-bilar", words: "volvo" },
  { site: "uk-automotive", path: "/buy-car/used-cars", words: "ford" },
  { site: "fi-used", path: "/autot", words: "toyota" },
] as const

const WINDOWS = [
  { device: "a desktop", viewport: { width: 1280, height: 900 } },
  { device: "a phone", viewport: { width: 390, height: 844 } },
] as const

const WALKS = 9
const STEPS = 8
const SEED = 20261130

/** The maximum difference in pixels between a card's position before and after the visitor goes back to the list. */
const SCROLL_TOLERANCE = 8

type Step =
  | { readonly kind: "tick"; readonly facet: "car_fuel" | "car_gearbox" | "car_brand"; readonly index: number }
  | { readonly kind: "order" | "car"; readonly index: number }
  | { readonly kind: "reload" | "back" | "forward" | "more" | "words" | "chip" }

const INDEX = fc.integer({ min: 0, max: 5 })
const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant("tick" as const),
    facet: fc.constantFrom("car_fuel", "car_gearbox", "car_brand"),
    index: INDEX,
  }),
  fc.record({ kind: fc.constantFrom("order" as const, "car" as const), index: INDEX }),
  fc.record({ kind: fc.constantFrom("reload", "back", "back", "back", "forward", "more", "words", "chip") }),
)

/** Creates the actions of a visitor. Each action returns true if it changes the URL. */
function createVisitor(page: Page, { path, words }: (typeof LISTS)[number], hasScript: boolean) {
  const part = (scope: string, name: string) => page.locator(`[data-scope=${scope}][data-part=${name}]`)
  const root = part("car-list", "root")
  const hasDrawer = hasScript && (page.viewportSize()?.width ?? 0) < 1024
  let view = TOP

  /**
   * Clicks an element. Before the click, it records the current view, so that the test can check that going back
   * restores it.
   */
  const click = async (target: Locator): Promise<boolean> => {
    if (!(await target.isVisible())) return false
    await target.evaluate(async (node, hasScript) => {
      node.scrollIntoView({ block: "center", behavior: "instant" })
      // Cards with an estimated height are laid out in the next frame, and move what follows.
      for (let frames = hasScript ? 2 : 0; frames > 0; frames--) await new Promise(requestAnimationFrame)
    }, hasScript)
    view = await readView(page)
    // `target.click()` would scroll once more.
    const box = await target.boundingBox()
    if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    return box !== null
  }
  return {
    getView: () => view,
    isHere: () => new URL(page.url()).pathname === path,
    tick: async (facet: string, index: number) => {
      if (hasDrawer) {
        await part("filter-drawer", "trigger").click()
        await expect(part("filter-drawer", "submit")).toBeVisible()
      }
      const boxes = root.locator(`input[type=checkbox][name=${facet}]:enabled`)
      const count = await boxes.count()
      const box = boxes.nth(index % Math.max(1, count))
      if (count > 0)
        await box.evaluate((node) => {
          for (let at: Element | null = node; at; at = at.parentElement)
            if (at instanceof HTMLDetailsElement) at.open = true
        })
      const isTicked = count > 0 && (await click(box))
      // The list has changed behind the drawer, so this is not where the visitor leaves it.
      if (hasDrawer) await part("filter-drawer", "submit").click()
      else if (!hasScript && isTicked) await click(part("filter-drawer", "submit"))
      return isTicked
    },
    order: async (index: number) => {
      const select = part("car-list", "order").locator("select")
      const values = await select
        .locator("option")
        .evaluateAll((options) => options.map((item) => item.getAttribute("value")))
      const value = values[index % values.length] ?? ""
      if ((await select.inputValue()) === value) return false
      await select.focus()
      view = await readView(page)
      await select.selectOption(value)
      if (!hasScript) await part("sort", "apply").click()
      return true
    },
    words: async () => {
      if (decodeURIComponent(page.url()).toLowerCase().includes(words)) return false
      const input = root.locator("[data-scope=search-field][data-part=input]")
      await input.scrollIntoViewIfNeeded()
      view = await readView(page)
      await input.fill(words)
      await input.press("Enter")
      return true
    },
    more: () => click(part("load-more", "trigger")),
    chip: () => click(part("chips", "chip").first()),
    car: async (index: number) => {
      const links = root.locator("article[data-scope=car-card] [data-part=link]")
      const count = await links.count()
      return count > 0 && click(links.nth((index * 7) % count))
    },
  }
}

interface Shown {
  readonly count: string | null
  readonly cars: readonly string[]
}

async function fetchShown(request: APIRequestContext, address: string): Promise<Shown> {
  const html = await (await request.get(address)).text()
  const [, count = null] = /data-part="count"[^>]*>([^<]*)</.exec(html) ?? []
  return { count: toDigits(count), cars: [...html.matchAll(/<li data-car="([^"]+)"/g)].map(([, car = ""]) => car) }
}

const toDigits = (text: string | null) => text?.replace(/&\w+;|\D/g, "") ?? null

async function readShown(page: Page): Promise<Shown> {
  const shown = await page.evaluate(() => ({
    count: document.querySelector("[data-scope=car-list][data-part=count]")?.textContent ?? null,
    cars: [...document.querySelectorAll<HTMLElement>("[data-car]")].map(({ dataset }) => dataset.car ?? ""),
  }))
  return { count: toDigits(shown.count), cars: shown.cars }
}

for (const list of LISTS)
  for (const { device, viewport } of WINDOWS)
    for (const javaScriptEnabled of [true, false])
      test.describe(`${list.site} on ${device}`, () => {
        test.use({ javaScriptEnabled, viewport, contextOptions: { reducedMotion: "reduce" } })

        for (const [at, steps] of fc
          .sample(fc.array(STEP, { minLength: STEPS, maxLength: STEPS }), {
            numRuns: WALKS,
            seed: SEED + viewport.width,
          })
          .entries())
          test(`random navigation ${at} ${javaScriptEnabled ? "with" : "without"} JavaScript keeps the URL, the car count, the listed cars and the scroll position consistent [spec 2 §2.1 address]`, async ({
            page,
            request,
            complaints,
          }) => {
            const visitor = createVisitor(page, list, javaScriptEnabled)
            await page.goto(`${siteUrl(list.site)}${list.path}`)
            /** The visited history entries. Each has a URL and the view that the visitor last saw at that URL. */
            const entries = [{ address: page.url(), view: TOP }]
            const walked: string[] = []
            let current = 0
            for (const step of steps) {
              const isMove = step.kind === "back" || step.kind === "forward"
              const next = step.kind === "back" ? current - 1 : current + 1
              if (isMove ? entries[next] === undefined : !visitor.isHere()) continue
              walked.push(JSON.stringify(step))
              const address = page.url()
              const entry = entries[current]
              if (entry && visitor.isHere()) entry.view = await readView(page)
              if (isMove) {
                await (step.kind === "back" ? page.goBack() : page.goForward())
                current = next
                await expect.poll(() => page.url(), { message: walked.join(" ") }).toBe(entries[current]?.address)
              } else if (step.kind === "reload") {
                await page.reload()
              } else if (await act(visitor, step)) {
                if (entry) entry.view = visitor.getView()
                await expect.poll(() => page.url(), { message: walked.join(" ") }).not.toBe(address)
                await page.waitForLoadState()
                current++
                entries.splice(current, entries.length)
              }
              if (!visitor.isHere()) {
                entries[current] ??= { address: page.url(), view: TOP }
                continue
              }
              await expectShown(page, request, walked.join(" "))
              if (isMove) await expectView(page, entries[current]?.view ?? TOP, walked.join(" "))
              entries[current] ??= { address: page.url(), view: TOP }
              await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), 250 * walked.length)
            }
            // Some pictures of the demo's cars are missing on purpose.
            complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("404 (Not Found)")))
          })
      })

function act(visitor: ReturnType<typeof createVisitor>, step: Step): Promise<boolean> {
  switch (step.kind) {
    case "tick":
      return visitor.tick(step.facet, step.index)
    case "order":
      return visitor.order(step.index)
    case "car":
      return visitor.car(step.index)
    case "more":
    case "chip":
    case "words":
      return visitor[step.kind]()
    default:
      return Promise.resolve(false)
  }
}

interface View {
  readonly car: string | null
  readonly top: number
}

const TOP: View = { car: null, top: 0 }

async function readView(page: Page): Promise<View> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>("[data-car]")]
    const first = cards.find((card) => card.getBoundingClientRect().bottom > 0)
    const top = first?.getBoundingClientRect().top ?? 0
    // Above the list the scroll position itself is compared.
    return top > innerHeight || first === undefined
      ? { car: null, top: -window.scrollY }
      : { car: first.dataset.car ?? null, top }
  })
}

async function expectView(page: Page, { car, top }: View, walked: string): Promise<void> {
  const getDifference = () =>
    page.evaluate(
      ([car, top]) => {
        const card = car === null ? null : document.querySelector(`[data-car="${car}"]`)
        return Math.abs((card?.getBoundingClientRect().top ?? -window.scrollY) - top)
      },
      [car, top] as const,
    )
  await expect
    .poll(getDifference, { message: `${car} at ${top} after ${walked}` })
    .toBeLessThanOrEqual(SCROLL_TOLERANCE)
}

async function expectShown(page: Page, request: APIRequestContext, walked: string): Promise<void> {
  await expect(async () => {
    const [shown, rendered] = await Promise.all([readShown(page), fetchShown(request, page.url())])
    // A list that has grown page by page begins earlier than a page that the server renders.
    expect({ ...shown, cars: shown.cars.slice(-rendered.cars.length) }, walked).toEqual(rendered)
  }).toPass({ timeout: 15_000 })
}
