import type { Route, Visit } from "@forecourt/front"
import { expect, test } from "vitest"
import { createRenderLimit } from "./render-limit.ts"

const CHOICES = { car_price_max: [{}], page: [{}] }
const MAX = 300
const TEN_MINUTES_MS = 600_000

function startLimit({ proxies = 0, factor = 1 } = {}) {
  let ms = 0
  const limit = createRenderLimit({ choices: CHOICES, proxies, factor, now: () => ms })
  return {
    visit(address: string, route: Route, visit: Partial<Visit> = {}): number {
      const headers = { "x-forwarded-for": address, ...visit.headers }
      return limit({ method: "GET", path: "/bilar", ...visit, headers } as Visit, route)
    },
    pass(passed: number) {
      ms += passed
    },
  }
}

const list = (page: number): Route => ({ kind: "page", path: `/sv/bilar/~page=${page}` })
const PLAIN: Route = { kind: "page", path: "/sv/bilar" }
const CAR: Route = { kind: "page", path: "/sv/kop-bil/bil/,-w-,/11000299" }
const PASS: Route = { kind: "pass" }

test("a visitor who exceeds the rate limit does not affect other visitors", () => {
  const { visit } = startLimit()

  const waits = Array.from({ length: MAX + 1 }, (_, page) => visit("192.0.2.1", list(page)))

  expect(waits.slice(0, MAX)).toEqual(Array(MAX).fill(0))
  expect(waits[MAX]).toBe(TEN_MINUTES_MS)
  expect(visit("192.0.2.2", list(1))).toBe(0)
})

test("a visitor who exceeded the rate limit is served again after ten minutes", () => {
  const { visit, pass } = startLimit()
  for (let page = 0; page < MAX; page += 1) visit("192.0.2.1", list(page))

  pass(TEN_MINUTES_MS - 1)
  expect(visit("192.0.2.1", CAR)).toBe(1)
  pass(1)
  expect(visit("192.0.2.1", CAR)).toBe(0)
})

const LIMITED: readonly (readonly [string, Route, Partial<Visit>])[] = [
  ["a car", CAR, {}],
  ["a list for the client's router", list(1), { headers: { rsc: "1" } }],
  ["a list for an editor", PASS, { path: "/bilar?car_price_max=1" }],
  ["a page by POST", PASS, { method: "POST" }],
]

test.each(LIMITED)("the rate limit applies to %s", (_, route, visited) => {
  const { visit } = startLimit()
  for (let page = 0; page < MAX; page += 1) visit("192.0.2.1", list(page))

  expect(visit("192.0.2.1", route, visited)).toBeGreaterThan(0)
})

const UNLIMITED: readonly (readonly [string, Route, Partial<Visit>])[] = [
  ["a page of the content platform", PLAIN, {}],
  ["a file", PASS, { path: "/_next/static/a.js" }],
  ["a call of a service", PASS, { path: "/api/search", method: "POST" }],
  ["an editor's page", PASS, { path: "/bilar?utm_source=mail" }],
  ["a picture of the platform", { kind: "foreign" }, { path: "/-/media/a.jpg" }],
]

test.each(UNLIMITED)("the rate limit does not apply to %s", (_, route, visited) => {
  const { visit } = startLimit()
  for (let page = 0; page < MAX; page += 1) visit("192.0.2.1", list(page))

  expect(visit("192.0.2.1", route, visited)).toBe(0)
})

test("behind a proxy, the rate limit uses the IP address that the proxy added and ignores forged addresses", () => {
  const { visit } = startLimit({ proxies: 1 })
  for (let page = 0; page < MAX; page += 1) visit(`198.51.100.${page % 250}, 192.0.2.1, 10.0.0.1`, list(page))

  expect(visit("192.0.2.1, 10.0.0.1", list(1))).toBeGreaterThan(0)
  expect(visit("192.0.2.2, 10.0.0.1", list(1))).toBe(0)
})

test("an IPv6 network counts as one visitor for the rate limit", () => {
  const { visit } = startLimit()
  for (let page = 0; page < MAX; page += 1) visit(`2001:db8::${page.toString(16)}`, list(page))

  expect(visit("2001:db8::ffff", list(1))).toBeGreaterThan(0)
  expect(visit("2001:db8:0:1::1", list(1))).toBe(0)
})

test("a factor of 2 doubles the rate limit", () => {
  const { visit } = startLimit({ factor: 2 })
  for (let page = 0; page < MAX; page += 1) visit("192.0.2.1", list(page))

  expect(visit("192.0.2.1", list(1))).toBe(0)
})
