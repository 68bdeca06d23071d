import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import type { WholePage } from "@forecourt/front"
import { expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { createErrorPages } from "./error-pages.ts"

const site = { name: "se-automotive", languages: ["sv", "en"] }

async function platform(paths: Record<string, string> | null) {
  const server = createServer(async (request, response) => {
    const { variables } = JSON.parse(await text(request))
    const path = paths?.[variables.language]
    if (path === undefined) response.writeHead(500).end()
    else {
      const errorHandling = { notFoundPagePath: path, serverErrorPagePath: `${path}-broken` }
      response.end(JSON.stringify({ data: { site: { siteInfo: { errorHandling } } } }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  return readEnvironment({ FORECOURT_CONTENT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

const createPage = (path: string): WholePage => ({ body: Buffer.from(path), policy: "" })

async function keep(paths: Record<string, string> | null, fetchPage: (path: string) => WholePage | null = createPage) {
  const requests: string[] = []
  const pages = createErrorPages({
    site,
    environment: await platform(paths),
    fetchPage: async (path) => {
      requests.push(path)
      return fetchPage(path)
    },
  })
  const find = async (...args: Parameters<typeof pages.find>) => (await pages.find(...args))?.body.toString() ?? null
  return { find, requests, readAll: pages.readAll }
}

test("each error page is loaded from the path that editors have set for its language", async () => {
  const { find } = await keep({ sv: "/saknas", en: "/missing" })

  expect(await find("notFound", "sv")).toBe("/saknas")
  expect(await find("notFound", "en")).toBe("/en/missing")
  expect(await find("serverError", "en")).toBe("/en/missing-broken")
})

test("concurrent requests for an error page share one request, and the page is cached", async () => {
  const { find, requests } = await keep({ sv: "/saknas" })

  await Promise.all([find("notFound", "sv"), find("notFound", "sv"), find("notFound", "sv")])
  await find("notFound", "sv")

  expect(requests).toEqual(["/saknas"])
})

test("all error pages in every language can be loaded in advance", async () => {
  const { readAll, requests } = await keep({ sv: "/saknas", en: "/missing" })

  await readAll()

  expect(requests.toSorted()).toEqual(["/en/missing", "/en/missing-broken", "/saknas", "/saknas-broken"])
})

test("`readAll` returns true once all error pages are loaded, and requests only the missing error pages when called again", async () => {
  let isWell = false
  const { readAll, requests } = await keep({ sv: "/saknas", en: "/missing" }, (path) =>
    isWell || path !== "/en/missing-broken" ? createPage(path) : null,
  )

  expect(await readAll()).toBe(false)
  isWell = true
  requests.length = 0
  expect(await readAll()).toBe(true)

  expect(requests).toEqual(["/en/missing-broken"])
})

test("a request for an error page that is not in memory times out", async () => {
  const pages = createErrorPages({
    site,
    environment: await platform({ sv: "/saknas" }),
    fetchPage: () => new Promise(() => {}),
  })
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
  }, 8000)
  onTestFinished(() => clearTimeout(late))

  expect(await pages.find("serverError", "sv")).toBeNull()

  expect(isLate).toBe(false)
})

test("the default paths of error pages are used while the platform does not respond", async () => {
  const { find } = await keep(null)

  expect(await find("serverError", "sv")).toBe("/500")
  expect(await find("notFound", "en")).toBe("/en/404")
})

test("a language without an error page gets the error page in the site's first language", async () => {
  const { find, readAll } = await keep({ sv: "/saknas", en: "/missing" }, (path) =>
    path.startsWith("/en") ? null : createPage(path),
  )
  await readAll()

  expect(await find("notFound", "en")).toBe("/saknas")
})

test("`find` returns null when the site has no error page", async () => {
  const { find } = await keep(null, () => null)

  expect(await find("notFound", "sv")).toBeNull()
})

test("`find` returns `null` if the request for the error page fails", async () => {
  const { find } = await keep({ sv: "/saknas" }, () => {
    throw new Error("the server is closing")
  })

  expect(await find("notFound", "sv")).toBeNull()
})

test("a cached error page is reloaded in the background after a minute and stays in use when reloading fails", async () => {
  const clock = vi.spyOn(Date, "now")
  onTestFinished(() => clock.mockRestore())
  const began = Date.parse("2026-11-20T10:00:00Z")
  let text: string | null = "as it was"
  const { find, requests } = await keep({ sv: "/saknas" }, () => (text === null ? null : createPage(text)))
  const setTime = (ms: number) => {
    clock.mockReturnValue(began + ms)
    return find("notFound", "sv")
  }
  expect(await setTime(0)).toBe("as it was")

  text = "as it is"
  expect(await setTime(60_000)).toBe("as it was")
  expect(requests).toHaveLength(1)
  expect(await setTime(60_001)).toBe("as it was")
  await expect.poll(() => find("notFound", "sv")).toBe("as it is")

  text = null
  await setTime(200_000)
  await expect.poll(() => requests).toHaveLength(3)
  expect(await find("notFound", "sv")).toBe("as it is")
})

test("while the platform fails, the last known paths of the error pages are used", async () => {
  const paths: Record<string, string> = { sv: "/saknas" }
  const { find, requests } = await keep(paths, () => null)
  await find("notFound", "sv")

  delete paths.sv
  await find("serverError", "sv")

  expect(requests).toEqual(["/saknas", "/saknas-broken"])
})
