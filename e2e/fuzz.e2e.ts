import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { dangersIn } from "../packages/blocks/test/dangers.ts"
import { createFuzzedLayout, type Sample } from "../packages/blocks/test/fuzzed-layouts.ts"
import { expect } from "./fixture.ts"
import { author, type Pair, testWithOwnServers } from "./own-servers.ts"

/**
 * The number of pages to request: `FORECOURT_FUZZ=20000` starts a long run, and `FORECOURT_FUZZ_FROM=417` repeats a
 * single page.
 */
const COUNT = Number(process.env.FORECOURT_FUZZ ?? 1000)
const FROM = Number(process.env.FORECOURT_FUZZ_FROM ?? 0)
/** The pages that are also opened in a browser, which would run an injected script. */
const IN_BROWSER = Math.min(COUNT, 40)
/** The number of concurrent requests. More would not be faster, since the processor is already busy. */
const LANES = 4

const SCHEMAS = join(import.meta.dirname, "../schemas/blocks")
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"))

const samples: readonly Sample[] = globSync("*/*.schema.json", { cwd: SCHEMAS }).flatMap((path) => {
  const { title, "x-cms-name": name = title } = readJson(join(SCHEMAS, path))
  const files = globSync("examples/{*,edge/*}.json", { cwd: join(SCHEMAS, dirname(path)) })
  return files.map((file) => ({ name, fields: readJson(join(SCHEMAS, dirname(path), file)) }))
})

/**
 * The test function with a separate platform and site, and with a longer timeout. The timeout is longer because each
 * stored layout clears the platform's cache of all other layouts.
 */
const test = testWithOwnServers({ FORECOURT_PATIENCE_SECONDS: "60" }, () => ({
  FORECOURT_SEARCH_SEED: "1",
  FORECOURT_SEARCH_LIMIT: "1000000",
}))

test(`${COUNT} randomly generated pages return 200 and contain no executable injected script`, async ({ pair }) => {
  test.setTimeout(60_000 + COUNT * 2000)
  const wrong: string[] = []
  const trusted = await listTrustedScripts(pair)
  const began = Date.now()

  await runInLanes(range(COUNT), async (number) => {
    await putLayout(pair, number, createFuzzedLayout(number, samples))
    const response = await fetch(`${pair.url}/fuzz-${number}`)
    const html = await response.text()
    if (response.status !== 200) wrong.push(`${number}: ${response.status}`)
    for (const danger of dangersIn(getContent(html, trusted, getNonce(response)))) wrong.push(`${number}: ${danger}`)
  })

  test.info().annotations.push({ type: "seconds", description: String((Date.now() - began) / 1000) })
  expect({ wrong, said: getFailures(pair.site.output()) }).toEqual({ wrong: [], said: [] })
})

const DOT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")

test(`${IN_BROWSER} randomly generated pages hydrate in a browser without running an injected script`, async ({
  page,
  context,
  pair,
}) => {
  test.setTimeout(60_000 + IN_BROWSER * 3000)
  let alarms = 0
  page.on("dialog", (dialog) => {
    alarms += 1
    void dialog.dismiss()
  })
  await context.route("**/*", (route) =>
    ["image", "media"].includes(route.request().resourceType())
      ? route.fulfill({ contentType: "image/gif", body: DOT })
      : route.continue(),
  )

  for (const number of range(COUNT)
    .filter((_, at) => at % Math.floor(COUNT / IN_BROWSER) === 0)
    .slice(0, IN_BROWSER)) {
    await putLayout(pair, number, createFuzzedLayout(number, samples))
    const response = await page.goto(`${pair.url}/fuzz-${number}`)
    expect(response?.status(), `page ${number}`).toBe(200)
    await expect.poll(() => page.evaluate(useAll), { timeout: 15_000 }).toEqual([])
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }

  expect(alarms).toBe(0)
})

/** Starts the hydration of all islands that are not hydrated yet, and returns their names. Runs in the page. */
function useAll(): readonly (string | undefined)[] {
  const waiting = document.querySelectorAll<HTMLElement>("[data-island]:not([data-hydrated])")
  for (const island of waiting) island.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))
  return [...waiting].map(({ dataset }) => dataset.island)
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => FROM + at)
}

async function runInLanes(numbers: readonly number[], act: (number: number) => Promise<void>): Promise<void> {
  const left = numbers[Symbol.iterator]()
  const lane = async () => {
    for (const number of left) await act(number)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

function putLayout(pair: Pair, name: number | string, layout: object): Promise<void> {
  const query = new URLSearchParams({ site: "se-automotive", path: `/fuzz-${name}`, language: "sv" })
  return author(pair, `raw-layout?${query}`, layout)
}

function getFailures(output: string): string[] {
  return output.split("\n").filter((line) => /"event":"(request|front)-failed"|unhandled|uncaught/i.test(line))
}

const SCRIPTS = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Returns the inline scripts of a page without blocks. They contain no editorial content and are therefore trusted.
 */
async function listTrustedScripts(pair: Pair): Promise<ReadonlySet<string>> {
  await putLayout(pair, "without-blocks", emptyLayout())
  const response = await fetch(`${pair.url}/fuzz-without-blocks`)
  expect(response.status).toBe(200)
  return new Set([...(await response.text()).matchAll(SCRIPTS)].map(([, , text = ""]) => text))
}

function emptyLayout(): object {
  const { sitecore } = createFuzzedLayout(0, samples)
  const placeholders = { "headless-header": [], "headless-main": [], "headless-footer": [] }
  return { sitecore: { ...sitecore, route: { ...sitecore.route, fields: {}, placeholders } } }
}

/** Returns the front proxy's nonce. Editors cannot know it, so an injected script does not have it. */
function getNonce({ headers }: Response): string {
  return /style-src 'self' 'nonce-([\w-]+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? ""
}

/**
 * Removes the trusted scripts from the HTML. The hashes in the Content-Security-Policy header are not used to find
 * trusted scripts, since the test checks these hashes.
 */
function getContent(html: string, trusted: ReadonlySet<string>, nonce: string): string {
  const [, body = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? []
  return body.replaceAll(SCRIPTS, (whole, attributes: string, text: string) => {
    const isFile = / src="\/(?:_next\/|tags\.js|visitor\.js)/.test(attributes) && text === ""
    const isVouched = nonce !== "" && attributes.includes(` nonce="${nonce}"`)
    return isFile || isVouched || (text !== "" && trusted.has(text)) ? "" : whole
  })
}

test("the injection check reports a script unless the script is trusted or has a valid nonce", () => {
  const dangers = (script: string) =>
    dangersIn(getContent(`<body><main>${script}</main></body>`, new Set(["ours()"]), "n1"))

  expect(dangers("<script>ours()</script>")).toEqual([])
  expect(dangers('<script nonce="n1">react()</script>')).toEqual([])
  for (const script of [
    "<script>theirs()</script>",
    '<script nonce="">theirs()</script>',
    '<script nonce="n2">theirs()</script>',
    '<script data-a="n1">theirs()</script>',
    "<script>ours();theirs()</script>",
  ])
    expect(dangers(script), script).toEqual(["<script>"])
})
