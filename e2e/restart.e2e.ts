import { startSite } from "../scripts/servers.ts"
import { alive, expect } from "./fixture.ts"
import { testWithOwnServers } from "./own-servers.ts"

const test = testWithOwnServers()
const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

test("a page cached before a restart is served unchanged after the restart and hydrates", async ({
  page,
  context,
  pair,
  complaints,
}) => {
  // They come from the platform, which will be stopped.
  await context.route(/\/_next\/image\?|\/-\/media\//, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: DOT }),
  )
  const previous = await getMain(pair.url)
  await pair.site.stop()
  const next = await startSite({
    site: "se-automotive",
    port: pair.site.port,
    platform: `http://localhost:${pair.platform.port}`,
    quiet: true,
  })
  // From here on no page can be rendered again.
  await pair.platform.stop()

  expect(await getMain(pair.url)).toBe(previous)
  await page.goto(pair.url)
  const search = page.getByRole("searchbox", { name: "Sök bland våra bilar" })
  await alive(search)
  await search.fill("kombi")
  await page.getByRole("button", { name: "Rensa sökfältet" }).click()
  await expect(search).toHaveValue("")

  await page.goto("about:blank")
  // Typing also sends a search to the platform, which is stopped.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes("502 (Bad Gateway)"))).toEqual([])
  await next.stop()
})

async function getMain(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? `no page: ${html.slice(0, 200)}`
}
