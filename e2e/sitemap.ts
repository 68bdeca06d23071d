import type { APIRequestContext } from "@playwright/test"
import { expect, siteUrl } from "./fixture.ts"

/**
 * Matches the URL of a car's page. The tests visit only some of these pages, since `scripts/every-car.test.ts` renders
 * all of them.
 */
const OF_A_CAR = /\/\d+\/[^/]+$/
/** Matches the URL of the list of one make or model. The tests visit only some of these lists. */
const OF_A_MAKE = /\/-\//
const SOME = 12

/** Returns all URLs in the sitemap, but only an evenly distributed selection of cars, makes and models. */
export async function readSitemap(request: APIRequestContext, site: string, host: string): Promise<readonly URL[]> {
  const map = await (await request.get(`${siteUrl(site)}/sitemap.xml`)).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address))
  expect(addresses.every((address) => address.host === host)).toBe(true)
  const {
    cars = [],
    makes = [],
    others = [],
  } = Object.groupBy(addresses, ({ pathname }) =>
    OF_A_MAKE.test(pathname) ? "makes" : OF_A_CAR.test(pathname) ? "cars" : "others",
  )
  expect(others.length).toBeGreaterThan(5)
  return [...others, ...selectSome(makes), ...selectSome(cars)]
}

function selectSome(addresses: readonly URL[]): readonly URL[] {
  return addresses.filter((_, at) => at % Math.ceil(addresses.length / SOME) === 0)
}
