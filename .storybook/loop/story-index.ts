import { readFileSync } from "node:fs"
import { join } from "node:path"

export interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: "story" | "docs"
  readonly tags: readonly string[]
}

export function readEntries(folder: string): Readonly<Record<string, Entry>> {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../..", folder, "index.json"), "utf8")).entries
}

const entries = readEntries(process.env.FORECOURT_STORIES_FOLDER ?? "storybook-static")

export const stories = Object.values(entries).filter(({ type }) => type === "story")

export const docsPages = Object.values(entries).filter(({ type }) => type === "docs")

export interface Visit {
  readonly widthPx: number
  readonly isTouch: boolean
  readonly forcedColors: "active" | "none"
  readonly reducedMotion: "reduce" | "no-preference"
  readonly isFresh: boolean
}

const WIDTHS_PX = { phone: 390, tablet: 768, wide: 1920 }
const DESKTOP_PX = 1280

export function visitFor({ tags }: Pick<Entry, "tags">): Visit {
  const isTouch = tags.includes("touch")
  const [width] = Object.entries(WIDTHS_PX).filter(([tag]) => tags.includes(tag))
  return {
    widthPx: width?.[1] ?? (isTouch ? WIDTHS_PX.phone : DESKTOP_PX),
    isTouch,
    forcedColors: tags.includes("forced-colors") ? "active" : "none",
    reducedMotion: tags.includes("motion") ? "no-preference" : "reduce",
    isFresh: tags.includes("fresh"),
  }
}
