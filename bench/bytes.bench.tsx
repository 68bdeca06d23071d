import { existsSync, readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { readLayout, renderArea, SectionFailedTemplate, validatePage } from "@forecourt/renderer"
import { build } from "esbuild"
import { renderToString } from "react-dom/server"
import { assertSame } from "./assert-same.ts"
import { PRODUCTION } from "./bundle.ts"
import { goal } from "./goal.ts"
import { site } from "./page/site.ts"
import { skateparkRegistry } from "./skatepark/blocks.tsx"
import { Area, type Placeholders } from "./skatepark/by-hand.tsx"

// Measures the bytes that a renderer adds in the browser to the components that it renders, and those that it adds to a
// page's HTML.

/**
 * The source code of the client entry file of each implementation. React is not part of the measured size, since every
 * page loads it.
 */
const CLIENTS: Readonly<Record<string, string>> = {
  "the five leaves": `export { LEAVES } from "./peers/leaves.tsx"`,
  Forecourt: `
    import { LEAVES } from "./peers/leaves.tsx"
    import { createIslandLoader } from "@forecourt/renderer/island"
    import { createIslandList } from "@forecourt/renderer/island-list"
    import { SafeIslands } from "@forecourt/renderer/safe-islands"
    const leaves = Object.fromEntries(Object.entries(LEAVES).map(([name, Leaf]) => [name, async () => Leaf]))
    export const islands = [SafeIslands, createIslandLoader(async () => createIslandList(leaves))]`,
  "Prismic SliceZone": `export { PrismicPage } from "./peers/prismic.tsx"`,
  "Storyblok StoryblokComponent": `
    import { LEAVES } from "./peers/leaves.tsx"
    import { setComponents, StoryblokComponent } from "@storyblok/react"
    setComponents(LEAVES)
    export { StoryblokComponent }`,
  "Sitecore Placeholder": `export { SitecorePage } from "./peers/sitecore.tsx"`,
  "Sitecore Placeholder, its own fields": `
    import { SitecorePage } from "./peers/sitecore.tsx"
    import { LEAVES } from "./peers/leaves.tsx"
    import { Text, RichText, Image, Link } from "@sitecore-content-sdk/react"
    export const fields = [SitecorePage, LEAVES, Text, RichText, Image, Link]`,
}

const sizes = new Map<string, number>()
for (const [name, code] of Object.entries(CLIENTS)) sizes.set(name, await clientBytes(code))
const floor = sizes.get("the five leaves") ?? 0

console.log(`\nBrowser code over the five leaves (${kilobytes(floor)}), minified and gzipped, without React`)
for (const [name, size] of sizes) if (size !== floor) console.log(`  ${name.padEnd(38)} ${kilobytes(size - floor)}`)

console.log("\nGoals")
goal("our runtime on a page with islands", compareBytes("Forecourt"), 2, " KB")

compareSkatepark()

function compareBytes(name: string): number {
  return ((sizes.get(name) ?? Number.NaN) - floor) / 1000
}

async function clientBytes(code: string): Promise<number> {
  const { outputFiles } = await build({
    ...PRODUCTION,
    stdin: { contents: code, resolveDir: "bench", loader: "tsx" },
    outdir: "out",
    write: false,
    platform: "browser",
    minify: true,
    external: ["react", "react/*", "react-dom", "react-dom/*"],
  })
  const scripts = outputFiles.filter(({ path }) => path.endsWith(".js"))
  return scripts.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}

function compareSkatepark(): void {
  const file = "../shared/cases/edge/skatepark.Home.rendered.json"
  if (!existsSync(file)) {
    console.log(`\nSkipped: the crawled home page is not here (${file}).`)
    return
  }
  const json = JSON.parse(readFileSync(file, "utf8"))
  const placeholders: Placeholders = json.sitecore.route.placeholders
  const areas = ["headless-header", "headless-main", "headless-footer"]
  // The pictures are on a host whose pictures a site would not resize.
  const here = { ...site, imageUrl: () => null }
  const page = validatePage(readLayout(json), skateparkRegistry, here)

  const byHand = renderToString(areas.map((area) => <Area key={area} renderings={placeholders[area]} />))
  const blocks = renderToString(areas.map((area) => renderArea(page, area, here)))
  const ours = blocks + renderToString(<SectionFailedTemplate site={here} page={page} />)
  console.log(
    `\nHome of the skatepark: ${byHand.length} characters as plain server components, ${ours.length} as blocks`,
  )
  assertSame("Forecourt's skatepark", blocks, removeTopHeadings(byHand))
  console.log("\nGoals")
  goal("HTML of the skatepark's home, times plain server components", ours.length / byHand.length, 1.1)
}

/**
 * Replaces `h1` with `h2`, since our rich text must not contain the heading of the page. This is the only difference
 * that the comparison accepts.
 */
function removeTopHeadings(html: string): string {
  return html.replace(/<(\/?)h1>/g, "<$1h2>")
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} KB`
}
