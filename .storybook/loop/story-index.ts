import { readFileSync } from "node:fs"
import { join } from "node:path"

const FOLDER = process.env.FORECOURT_STORIES_FOLDER ?? "storybook-static"

/** A story or a docs page of the built workshop. */
export interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: "story" | "docs"
  readonly tags: readonly string[]
}

const { entries }: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../..", FOLDER, "index.json"), "utf8"),
)

export const stories = Object.values(entries).filter(({ type }) => type === "story")

/** How a visitor comes to a story: said by its tags. */
export interface Visit {
  readonly widthPx: number
  /** A finger instead of a pointer. */
  readonly isTouch: boolean
  readonly forcedColors: "active" | "none"
  readonly reducedMotion: "reduce" | "no-preference"
}

const WIDTHS_PX = { phone: 390, tablet: 768, wide: 1920 }
const DESKTOP_PX = 1280

/** `phone`, `tablet` and `wide` for the window, `touch` for a finger, `forced-colors`, and `motion` for all that moves. */
export function visitFor({ tags }: Entry): Visit {
  const isTouch = tags.includes("touch")
  const [width] = Object.entries(WIDTHS_PX).filter(([tag]) => tags.includes(tag))
  return {
    widthPx: width?.[1] ?? (isTouch ? WIDTHS_PX.phone : DESKTOP_PX),
    isTouch,
    forcedColors: tags.includes("forced-colors") ? "active" : "none",
    reducedMotion: tags.includes("motion") ? "no-preference" : "reduce",
  }
}
