import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { type Registry, readLayout, renderArea, validatePage } from "@forecourt/renderer"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { toWire } from "../../../bench/page/to-wire.ts"
import { siteFor } from "../test/render.tsx"
import { examples } from "./generated/examples.ts"
import { registry } from "./generated/registry.ts"

setFlagsFromString("--expose-gc")
const collectGarbage: () => void = runInNewContext("gc")

const MAX_LEFT_BYTES = 3 * 1024 * 1024

const shown = ["Blurb", "CarModelCard"] as const

const site = siteFor({ report: () => {} })
const json = JSON.stringify(shown.map(getRendering))

test("rendering 10,000 different pages does not increase memory use beyond the limit", { timeout: 120_000 }, () => {
  const early = heapAfter(0, 2500)

  expect(heapAfter(2500, 12_500) - early).toBeLessThan(MAX_LEFT_BYTES)
})

function heapAfter(from: number, to: number): number {
  for (let page = from; page < to; page += 1) render(page)
  collectGarbage()
  return process.memoryUsage().heapUsed
}

function render(page: number): void {
  const placeholders = {
    "headless-main": JSON.parse(json.replaceAll(/"(src|href)":"/g, `$&/${page}`).replaceAll("<p>", `<p>${page} `)),
  }
  const route = { name: `Page ${page}`, itemId: `${page}`, placeholders }
  const layout = readLayout({
    sitecore: { context: { site: { name: "demo" }, language: "sv", pageState: "normal" }, route },
  })
  const html = renderToStaticMarkup(renderArea(validatePage(layout, registry, site), "headless-main", site))
  if (!html.includes(`/${page}/`)) throw new Error(`Page ${page} was not rendered: ${html.slice(0, 200)}`)
}

function getRendering(name: (typeof shown)[number]) {
  const entry = (registry as Registry)[name]
  const fullest = examples
    .filter(({ block, kind }) => block === entry?.name && kind === "shown")
    .toSorted((a, b) => JSON.stringify(b.fields).length - JSON.stringify(a.fields).length)[0]
  if (entry === undefined || fullest === undefined) throw new Error(`There is no example of ${name}.`)
  return {
    uid: name,
    componentName: name,
    params: {},
    fields: toWire(fullest.fields as Readonly<Record<string, unknown>>, entry.wire),
  }
}
