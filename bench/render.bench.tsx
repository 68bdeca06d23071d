import { registry } from "@forecourt/blocks/registry"
import { drawArea, type Page, readLayout, validatePage } from "@forecourt/renderer"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { renderToReadableStream } from "react-dom/server.edge"
import { assertSame, withoutReactIds } from "./assert-same.ts"
import { goal } from "./goal.ts"
import { HandPage } from "./hand/page.tsx"
import { type Contestant, compare, printStandings, type Standing } from "./interleave.ts"
import { handPageProps } from "./page/hand-page-props.ts"
import { layoutJson } from "./page/layout-json.ts"
import { loadedFields, loadNow } from "./page/load-now.ts"
import { pageBlocks } from "./page/page-blocks.ts"
import { site } from "./page/site.ts"
import { PrismicPage, prismicAreas } from "./peers/prismic.tsx"
import { SitecorePage, sitecoreAreas } from "./peers/sitecore.tsx"
import { fieldComponents, sitecoreFieldsPage, withoutNamedDifferences } from "./peers/sitecore-fields.tsx"
import { sitecorePageOf } from "./peers/sitecore-page.ts"
import { StoryblokPage, storyblokAreas } from "./peers/storyblok.tsx"

// The same page to HTML, by hand and by renderers that look blocks up, in one process and in turns.

const SIZES = [10, 30, 100, 1000]

const OURS = "Forecourt"
const PLACEHOLDER = "Sitecore Placeholder"
const WITH_FIELDS = "Sitecore Placeholder, its own fields"

const standings = new Map<number, readonly Standing[]>()
for (const size of SIZES) {
  const contestants = await contestantsFor(size)
  const sorted = compare(contestants)
  standings.set(size, sorted)
  printStandings(`${size} blocks, times the page written by hand`, sorted)
}

console.log("\nGoals")
goal("30 blocks from the wire, checked and isolated", ratioOf(OURS, 30), 1.2)
goal(
  "30 blocks against Sitecore's Placeholder, which reads and checks nothing",
  ratioOf(OURS, 30),
  ratioOf(PLACEHOLDER, 30),
)
goal("change from 10 to 1000 blocks", Math.abs(ratioOf(OURS, 1000) - ratioOf(OURS, 10)), 0.1)

function ratioOf(name: string, size: number): number {
  return standings.get(size)?.find((standing) => standing.name === name)?.ratio ?? Number.NaN
}

async function contestantsFor(size: number): Promise<Contestant[]> {
  const blocks = pageBlocks(size)
  const json = layoutJson(blocks)
  const wire = deepFreeze(JSON.parse(JSON.stringify(json)))
  const loaded = loadedFields(blocks)
  const read = () => loadNow(validatePage(readLayout(wire), registry, site), loaded)
  const page = read()

  const hand = handPageProps(blocks)
  const prismic = prismicAreas(blocks)
  const storyblok = storyblokAreas(blocks)
  const sitecore = sitecorePageOf(sitecoreAreas(blocks))
  const sitecoreFields = sitecoreFieldsPage(blocks, json)

  const pages: Readonly<Record<string, () => ReactNode>> = {
    "written by hand": () => <HandPage {...hand} />,
    [OURS]: () => drawPage(read()),
    "Forecourt, drawing alone": () => drawPage(page),
    "Prismic SliceZone": () => <PrismicPage {...prismic} />,
    "Storyblok ServerComponent": () => <StoryblokPage {...storyblok} />,
    [PLACEHOLDER]: () => <SitecorePage page={sitecore} />,
    [WITH_FIELDS]: () => <SitecorePage page={sitecoreFields} components={fieldComponents} />,
  }
  const contestants = Object.entries(pages).map(([name, draw]) => ({ name, run: () => renderToString(draw()) }))

  await resolveIslands(drawPage(page))
  const byHand = withoutReactIds(renderToString(<HandPage {...hand} />))
  console.log(`\n${size} blocks: ${kilobytes(JSON.stringify(wire))} of layout, ${kilobytes(byHand)} of HTML`)
  for (const { name, run } of contestants) {
    const html = withoutReactIds(run())
    if (name === WITH_FIELDS) assertSame(name, withoutNamedDifferences(html), withoutNamedDifferences(byHand))
    else assertSame(name, html, byHand)
  }
  return contestants
}

function drawPage(page: Page): ReactNode {
  return (
    <>
      {drawArea(page, "headless-header", site)}
      <main>{drawArea(page, "headless-main", site)}</main>
      {drawArea(page, "headless-footer", site)}
    </>
  )
}

/** Islands are lazy; once drawn, they are there, as in a server that has answered before. */
async function resolveIslands(page: ReactNode): Promise<void> {
  const stream = await renderToReadableStream(page)
  await stream.allReady
}

/** The wire is shared between requests, so nobody may change it. */
function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(Object.freeze(value))) deepFreeze(part)
  }
  return value
}

function kilobytes(text: string): string {
  return `${(Buffer.byteLength(text) / 1000).toFixed(1)} KB`
}
