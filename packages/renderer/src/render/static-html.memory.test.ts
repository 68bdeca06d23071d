import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"

/** Renders 10,000 different pages in a process of its own; returns what stayed in memory, in bytes. */
const RENDER = `
  import { createElement as h } from "react"
  import { renderToString } from "react-dom/server"
  import { staticHtml } from "./packages/renderer/src/render/static-html.ts"

  const words = (page) => ("Sida " + page + ": fyra säsonger i samma stol. ").repeat(40)
  const article = (page) => h("article", { id: "page-" + page, className: "page-" + page }, h("h2", null, page), h("p", null, words(page)))
  function heapAfter(from, to) {
    for (let page = from; page < to; page += 1) renderToString(staticHtml(article(page)))
    gc()
    return process.memoryUsage().heapUsed
  }

  const early = heapAfter(0, 2500)
  console.log(heapAfter(2500, 12500) - early)
`

test("10,000 different pages in a row leave nothing behind", { timeout: 30_000 }, () => {
  const args = ["--expose-gc", "--conditions=forecourt-source", "--input-type=module", "--eval", RENDER]
  const kept = Number(execFileSync(process.execPath, args, { env: { ...process.env, NODE_ENV: "production" } }))

  expect(kept).toBeLessThan(2 * 1024 * 1024)
})
