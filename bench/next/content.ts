import { readFileSync } from "node:fs"
import type { HandPageProps } from "../hand/page.tsx"
import type { LayoutJson, WireRendering } from "../page/layout-json.ts"

/** The page in the forms that its contestants take. The bench writes it before it builds. */
export interface PageContent {
  readonly hand: HandPageProps
  readonly layout: LayoutJson
  /** What the blocks' loaders would read, by block. */
  readonly loaded: Readonly<Record<string, object>>
  /** Model cards alone: a page without client blocks. */
  readonly serverBlocks: LayoutJson
  /** The renderings of each area with plain fields. */
  readonly sitecore: Readonly<Record<string, readonly WireRendering[]>>
  /** HTML for a page of so many bytes. */
  readonly bytes: string
}

export const CONTENT_FILE = "bench/.cache/next-content.json"

export const content: PageContent = JSON.parse(readFileSync(process.env.BENCH_CONTENT ?? CONTENT_FILE, "utf8"))
