import { readFileSync } from "node:fs"
import type { HandPageProps } from "../hand/page.tsx"
import type { LayoutJson, WireRendering } from "../page/layout-json.ts"

export interface PageContent {
  readonly hand: HandPageProps
  readonly layout: LayoutJson
  readonly loaded: Readonly<Record<string, object>>
  readonly serverBlocks: LayoutJson
  readonly sitecore: Readonly<Record<string, readonly WireRendering[]>>
  readonly bytes: string
}

export const CONTENT_FILE = "bench/.cache/next-content.json"

export const content: PageContent = JSON.parse(readFileSync(process.env.BENCH_CONTENT ?? CONTENT_FILE, "utf8"))
