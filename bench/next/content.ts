import { readFileSync } from "node:fs"
import type { HandPageProps } from "../hand/page.tsx"
import type { LayoutJson, WireRendering } from "../page/layout-json.ts"

/**
 * The content of the page in the format of each compared implementation. The benchmark writes it before it builds the
 * app.
 */
export interface PageContent {
  readonly hand: HandPageProps
  readonly layout: LayoutJson
  /** The results of the blocks' loaders, by block name. */
  readonly loaded: Readonly<Record<string, object>>
  /** The layout of a page with only model cards, which has no client blocks. */
  readonly serverBlocks: LayoutJson
  /** The renderings of each area, with plain fields. */
  readonly sitecore: Readonly<Record<string, readonly WireRendering[]>>
  /** The HTML for a page of a given size. */
  readonly bytes: string
}

export const CONTENT_FILE = "bench/.cache/next-content.json"

export const content: PageContent = JSON.parse(readFileSync(process.env.BENCH_CONTENT ?? CONTENT_FILE, "utf8"))
