import { compile, readTable } from "@forecourt/redirects"
import { expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { readConfig } from "../read-config.ts"
import { createCachedRedirects } from "./cached-redirects.ts"

const config = readConfig({
  name: "se-automotive",
  languages: ["sv", "en"],
  timeZone: "Europe/Stockholm",
  host: "norrvik.example",
  redirectsFromWww: true,
})

const LAST_DAY = { source: "/kampanj", target: "/bilar", status: 307, expires: "2026-11-21" }

const table = readTable({
  site: "se-automotive",
  allowedHosts: ["norrvik.example"],
  groups: [
    { name: "Old pages", owner: "Web", reason: "They moved.", rules: [{ source: "/gammal", target: "/ny" }, LAST_DAY] },
  ],
})
const artefact = compile(table, { locales: config.languages, host: config.host, tidy: true }).toJSON()

const redirect = (pattern: string, target: string) => ({
  pattern,
  target,
  redirectType: "REDIRECT_301",
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
  locale: "",
})

function keepWith(platform: () => object[] | Promise<never>) {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const clock = vi.spyOn(Date, "now")
  const fetched = vi.fn(async () => Response.json({ data: { site: { siteInfo: { redirects: await platform() } } } }))
  vi.stubGlobal("fetch", fetched)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const read = createCachedRedirects({ config, artefact, environment: readEnvironment({}) })
  const began = Date.parse("2026-11-21T10:00:00Z")
  const setTime = (ms: number) => {
    clock.mockReturnValue(began + ms)
    return read()
  }
  const leadsTo = async (path: string, ms = 0) => (await setTime(ms)).match(`https://norrvik.example${path}`)?.location
  const listLogged = () =>
    log.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string; message: string })
  return { at: setTime, leadsTo, logged: listLogged, fetched }
}

test("a redirect of the site expires at the end of its last day in the site's time zone", async () => {
  const HOUR_MS = 3_600_000
  const { leadsTo } = keepWith(() => [redirect("/tips", "/nyheter")])

  expect(await leadsTo("/kampanj", 13 * HOUR_MS - 1)).toBe("/bilar")
  expect(await leadsTo("/kampanj", 13 * HOUR_MS)).toBeUndefined()
  expect(await leadsTo("/tips", 13 * HOUR_MS)).toBe("/nyheter")
})

test("redirects are requested once a minute for all visitors", async () => {
  const { at, fetched } = keepWith(() => [])

  await Promise.all([at(0), at(0), at(1)])
  await at(60_000)
  expect(fetched).toHaveBeenCalledTimes(1)

  await at(60_001)
  await at(60_002)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test("the first visitor waits up to 800 ms for the editors' redirects, and then only the site's own redirects apply", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  const { leadsTo } = keepWith(() => new Promise(() => {}))
  let led: string | undefined | null = null
  void leadsTo("/gammal").then((location) => {
    led = location
  })

  await vi.advanceTimersByTimeAsync(799)
  expect(led).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(led).toBe("/ny")
})

test("an invalid redirect is reported once instead of every minute", async () => {
  const redirects = [redirect("((", "/x")]
  const { at, logged, fetched } = keepWith(() => redirects)

  await at(0)
  await at(61_000)
  await expect.poll(() => fetched).toHaveBeenCalledTimes(2)
  await at(61_001)
  expect(logged().map(({ event }) => event)).toEqual(["redirects-left-out"])

  redirects.push(redirect("[[", "/y"))
  await at(122_002)
  await expect.poll(() => logged()).toHaveLength(2)
})

test("while the editors' redirects cannot be loaded, the last loaded redirects apply and the failure is reported", async () => {
  let isWell = true
  const { leadsTo, logged } = keepWith(() => {
    if (isWell) return [redirect("/kampanj", "/bilar")]
    throw new Error("the platform is down")
  })
  expect(await leadsTo("/kampanj")).toBe("/bilar")

  isWell = false
  await leadsTo("/kampanj", 61_000)

  await expect.poll(() => logged()).toMatchObject([{ event: "redirects-not-read" }])
  expect(await leadsTo("/kampanj", 61_001)).toBe("/bilar")
})

test("circular redirects of editors are reported with every URL of the circle", async () => {
  const { at, logged } = keepWith(() => [redirect("/a", "/b"), redirect("/b", "/a")])

  await at(0)

  expect(logged()[0]?.message).toContain("/a goes in a circle: /a → /b → /a.")
})

test("duplicate redirects of editors are not reported", async () => {
  const { leadsTo, logged } = keepWith(() => [redirect("/kampanj", "/bilar"), redirect("/Kampanj", "/bilar")])

  expect(await leadsTo("/kampanj")).toBe("/bilar")
  expect(logged()).toEqual([])
})

test("an editor's redirect to a host that the site does not allow is reported", async () => {
  const { at, logged } = keepWith(() => [redirect("/ut", "https://evil.example/")])

  await at(0)

  expect(logged()[0]?.message).toContain("evil.example")
})
