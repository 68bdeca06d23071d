import { createServer } from "node:http"
import type { APIRequestContext } from "@playwright/test"
import { freePort, SECRETS } from "../scripts/servers.ts"
import { expect } from "./fixture.ts"
import { type Pair, testWithOwnServers } from "./own-servers.ts"

const EDITOR_PORT = await freePort()
const EDITOR = `http://localhost:${EDITOR_PORT}`

const test = testWithOwnServers({ FORECOURT_EDITING_ORIGINS: EDITOR })

const UPDATED = "Rubrik från biblioteket"

test("the design library renders a single block with editing markers and re-renders the block when a field changes [spec 1 §6 inline]", async ({
  page,
  request,
  pair,
}) => {
  const { uid, itemId } = await findBlock(request, pair, "Blurb")
  const address = (secret: string) =>
    `${pair.url}/api/editing/render?${new URLSearchParams({ secret, sc_site: "se-automotive", sc_itemid: itemId, sc_lang: "sv", sc_uid: uid, mode: "library-metadata" })}`
  expect((await request.get(address("wrong"), { maxRedirects: 0 })).status()).toBe(401)
  const editor = await startEditor(address(SECRETS.FORECOURT_EDITING_SECRET))

  await page.goto(EDITOR)

  const frame = page.frameLocator("iframe")
  const block = frame.locator("#editing-component")
  await expect(block.locator('[data-scope="blurb"][data-part="root"]')).toHaveCount(1)
  await expect(block.locator('code[chrometype="rendering"][kind="open"]')).toHaveCount(1)
  await expect(frame.getByRole("navigation")).toHaveCount(0)
  await expect(page.locator("output")).toHaveText(`ready ${uid}`)

  await page.evaluate(
    ({ uid, title, site }) => {
      const details = { uid, fields: { title: { value: title } } }
      document.querySelector("iframe")?.contentWindow?.postMessage({ name: "component:update", details }, site)
    },
    { uid, title: UPDATED, site: pair.url },
  )

  await expect(block).toContainText(UPDATED)
  await expect(page.locator("output")).toHaveText(`rendered ${uid}`)
  expect(await (await request.get(pair.url)).text()).not.toContain(UPDATED)
  editor.close()
})

async function startEditor(address: string) {
  const html = `<!DOCTYPE html><title>Editor</title><output></output>
    <script>addEventListener("message", ({ data, origin }) => {
      if (origin === ${JSON.stringify(new URL(address).origin)} && data.name === "component:status")
        document.querySelector("output").textContent = data.message.status + " " + data.message.uid
    })</script>
    <iframe src="${address.replaceAll("&", "&amp;")}" width="800" height="600"></iframe>`
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(html))
  await new Promise<void>((resolve) => server.listen(EDITOR_PORT, () => resolve()))
  return server
}

async function findBlock(request: APIRequestContext, { platform }: Pair, name: string) {
  const query = '{ layout(site: "se-automotive", routePath: "/", language: "sv") { item { id rendered } } }'
  const response = await request.post(`http://localhost:${platform.port}/sitecore/api/graph/edge`, {
    data: { query },
    headers: { sc_apikey: "forecourt-local-key" },
  })
  const { id, rendered } = (await response.json()).data.layout.item
  const blocks: { componentName: string; uid: string }[] = rendered.sitecore.route.placeholders["headless-main"]
  const uid = blocks.find(({ componentName }) => componentName === name)?.uid
  if (uid === undefined) throw new Error(`e2e: the home page has no ${name}.`)
  return { uid, itemId: String(id) }
}
