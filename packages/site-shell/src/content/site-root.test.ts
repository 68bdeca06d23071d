import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { getContentHealth, resetHealth } from "./content-health.ts"
import { readSiteRoot } from "./site-root.ts"

beforeEach(() => resetHealth())

const createKnownSite = () =>
  Response.json({ data: { site: { siteInfo: { name: "se-automotive", rootPath: "/sitecore/se" } } } })
const unknown = () => Response.json({ data: { site: { siteInfo: null } } })

function platformWith(...responses: readonly (() => Response)[]) {
  const kept: unknown[] = []
  vi.stubGlobal("fetch", async (_: URL, init: { next?: { revalidate?: number } }) => {
    kept.push(init.next?.revalidate ?? null)
    return responses[kept.length - 1]?.()
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return kept
}

const read = (keepSeconds?: number) =>
  readSiteRoot(readEnvironment({}), "se-automotive", keepSeconds === undefined ? {} : { keepSeconds })

test("if the cached response contains the site, no second request is sent", async () => {
  const kept = platformWith(createKnownSite)

  expect(await read(300)).toBe("/sitecore/se")
  expect(kept).toEqual([300])
})

test("if a cached response does not contain the site, the site is requested again without the cache", async () => {
  const kept = platformWith(unknown, createKnownSite)

  expect(await read(300)).toBe("/sitecore/se")
  expect(kept).toEqual([300, null])
  expect(getContentHealth().trouble).toBeNull()
})

test("if the platform does not know the site, the error is reported as an outage", async () => {
  platformWith(unknown)

  await expect(read()).rejects.toMatchObject({ name: "UnknownSiteError", isOutage: true })
  expect(getContentHealth().trouble?.kind).toBe("without this site")
})

test("an error response to the site query is reported as an outage", async () => {
  platformWith(() => Response.json({ errors: [{ message: "no" }] }))

  await expect(read()).rejects.toMatchObject({ name: "SiteFailedError", isOutage: true })
  expect(getContentHealth().trouble?.kind).toBe("failing")
})

test("a 500 response from the platform is thrown as an ApiError", async () => {
  platformWith(() => new Response(null, { status: 500 }))

  await expect(read()).rejects.toMatchObject({ name: "ApiError", status: 500 })
  expect(getContentHealth().trouble?.kind).toBe("unreachable")
})

test("a response that contains the site updates the time of the last successful site query", async () => {
  platformWith(createKnownSite)

  await read()

  expect(getContentHealth().knownAt).toBeGreaterThan(0)
})
