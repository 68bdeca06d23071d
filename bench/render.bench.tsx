import { registry } from "@forecourt/blocks/registry"
import { type Page, readLayout, renderArea, validatePage } from "@forecourt/renderer"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { renderToReadableStream } from "react-dom/server.edge"
import { assertSame, removeReactIds } from "./assert-same.ts"
import { goal } from "./goal.ts"
import { HandPage } from "./hand/page.tsx"
import { type Contestant, compare, printStandings, type Standing } from "./interleave.ts"
import { handPageProps } from "./page/hand-page-props.ts"
import { layoutJson } from "./page/layout-json.ts"
import { getLoadedData, loadNow } from "./page/load-now.ts"
import { pageBlocks } from "./page/page-blocks.ts"
import { site } from "./page/site.ts"
import { PrismicPage, prismicAreas } from "./peers/prismic.tsx"
import { SitecorePage, sitecoreAreas } from "./peers/sitecore.tsx"
import { fieldComponents, removeNamedDifferences, sitecoreFieldsPage } from "./peers/sitecore-fields.tsx"
import { createSitecorePage } from "./peers/sitecore-page.ts"
import { StoryblokPage, storyblokAreas } from "./peers/storyblok.tsx"

// Renders the same page to HTML, by hand and with renderers that look up blocks, in one process and in turns.

/** The numbers of blocks on the rendered pages. The performance goals apply to the first number. */
const SIZES = [30, 10, 100, 1000]

const LARGE = { rounds: 11, warmUpRounds: 2 }

const OURS = "Forecourt"
const RENDERING = "Forecourt, rendering alone"
const PLACEHOLDER = "Sitecore Placeholder"
const WITH_FIELDS = "Sitecore Placeholder, its own fields"

compare((await contestFor(30)).contestants, { rounds: 0 })

const standings = new Map<number, readonly Standing[]>()
for (const size of SIZES) {
  const { contestants, layout, html } = await contestFor(size)
  const sorted = compare(contestants, size > 500 ? LARGE : {})
  standings.set(size, sorted)
  printStandings(`${size} blocks (${layout} of layout, ${html} of HTML), times the page written by hand`, sorted)
}

console.log("\nGoals")
goal("30 blocks from the wire, checked and isolated", getRatio(OURS, 30), 1.2)
goal("30 blocks against Sitecore's Placeholder with its own fields", getRatio(OURS, 30), getRatio(WITH_FIELDS, 30))
goal(
  "30 blocks, rendering alone, against Sitecore's Placeholder alone",
  getRatio(RENDERING, 30),
  getRatio(PLACEHOLDER, 30),
)
goal("change from 10 to 1000 blocks", Math.abs(getRatio(OURS, 1000) - getRatio(OURS, 10)), 0.1)

function getRatio(name: string, size: number): number {
  return standings.get(size)?.find((standing) => standing.name === name)?.ratio ?? Number.NaN
}

interface Contest {
  readonly contestants: readonly Contestant[]
  readonly layout: string
  readonly html: string
}

async function contestFor(size: number): Promise<Contest> {
  const blocks = pageBlocks(size)
  const json = layoutJson(blocks)
  const wire = deepFreeze(JSON.parse(JSON.stringify(json)))
  const loaded = getLoadedData(blocks)
  const read = () => loadNow(validatePage(readLayout(wire), registry, site), loaded)
  const page = read()

  const hand = handPageProps(blocks)
  const prismic = prismicAreas(blocks)
  const storyblok = storyblokAreas(blocks)
  const sitecore = createSitecorePage(sitecoreAreas(blocks))
  const sitecoreFields = sitecoreFieldsPage(blocks, json)

  const pages: Readonly<Record<string, () => ReactNode>> = {
    "written by hand": () => <HandPage {...hand} />,
    [OURS]: () => renderPage(read()),
    [RENDERING]: () => renderPage(page),
    "Prismic SliceZone": () => <PrismicPage {...prismic} />,
    "Storyblok ServerComponent": () => <StoryblokPage {...storyblok} />,
    [PLACEHOLDER]: () => <SitecorePage page={sitecore} />,
    [WITH_FIELDS]: () => <SitecorePage page={sitecoreFields} components={fieldComponents} />,
  }
  const contestants = Object.entries(pages).map(([name, render]) => ({ name, run: () => renderToString(render()) }))

  await resolveIslands(renderPage(page))
  const byHand = removeReactIds(renderToString(<HandPage {...hand} />))
  for (const { name, run } of contestants) {
    const html = removeReactIds(run())
    if (name === WITH_FIELDS) assertSame(name, removeNamedDifferences(html), removeNamedDifferences(byHand))
    else assertSame(name, html, byHand)
  }
  return { contestants, layout: kilobytes(JSON.stringify(wire)), html: kilobytes(byHand) }
}

function renderPage(page: Page): ReactNode {
  return (
    <>
      {renderArea(page, "headless-header", site)}
      <main>{renderArea(page, "headless-main", site)}</main>
      {renderArea(page, "headless-footer", site)}
    </>
  )
}

async function resolveIslands(page: ReactNode): Promise<void> {
  const stream = await renderToReadableStream(page)
  await stream.allReady
}

/** Freezes the layout JSON, since all requests share it. */
function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(Object.freeze(value))) deepFreeze(part)
  }
  return value
}

function kilobytes(text: string): string {
  return `${(Buffer.byteLength(text) / 1000).toFixed(1)} KB`
}
