import { readFileSync } from "node:fs"
import { createServer, type ServerResponse } from "node:http"
import { extname, join } from "node:path"
import type { Browser } from "@playwright/test"
import { freePort } from "../servers.ts"
import { type Application, getInstalledPath } from "./applications.ts"

const POLICY = "default-src 'none'; script-src 'self'"
const PAGE = '<!doctype html><title>Search</title><script type="module" src="/example.js"></script>'
const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".html": "text/html" }

export async function complaintsAboutSearchEngine(app: Application, browser: Browser): Promise<readonly string[]> {
  const engine = getInstalledPath(app, "@forecourt/search-engine")
  const [, example = ""] = /^```ts\n([\s\S]*?)^```/m.exec(readFileSync(join(engine, "README.md"), "utf8")) ?? []
  const script = `${example.replace('"@forecourt/search-engine"', '"/dist/index.js"')}
document.title = JSON.stringify({ content, total_items, maker: index.search({ keyphrase: "fjrod" }).total_items })`
  const server = createServer(({ url = "/" }, response) => {
    if (url === "/") send(response, ".html", PAGE)
    else if (url === "/example.js") send(response, ".js", script)
    else if (url.startsWith("/dist/")) send(response, extname(url), readFileSync(join(engine, url), "utf8"))
    else response.writeHead(204).end()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve))
  try {
    return await complaintsOfPage(browser, `http://localhost:${port}/`)
  } finally {
    server.close()
  }
}

function send(response: ServerResponse, ending: string, body: string): void {
  response
    .writeHead(200, { "content-type": TYPES[ending] ?? "text/plain", "content-security-policy": POLICY })
    .end(body)
}

/**
 * The expected result of the last search in the example. Before this search, the example deletes the third matching
 * document.
 */
const EXPECTED = JSON.stringify({ content: [{ id: "2" }], total_items: 1, maker: 0 })

async function complaintsOfPage(browser: Browser, address: string): Promise<readonly string[]> {
  const complaints: string[] = []
  const page = await browser.newPage()
  page.on("pageerror", ({ message }) => complaints.push(message))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  await page.goto(address, { waitUntil: "networkidle" })
  const title = await page.title()
  await page.close()
  return title === EXPECTED ? complaints : [...complaints, `the example finds ${title}`]
}
