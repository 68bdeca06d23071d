import type { APIRequestContext } from "@playwright/test"
import { expect, siteUrl } from "./fixture.ts"

/** Every address that the site's map names, on the site's own host. */
export async function readSitemap(request: APIRequestContext, site: string, host: string): Promise<readonly URL[]> {
  const map = await (await request.get(`${siteUrl(site)}/sitemap.xml`)).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address))
  expect(addresses.every((address) => address.host === host)).toBe(true)
  expect(addresses.length).toBeGreaterThan(5)
  return addresses
}
