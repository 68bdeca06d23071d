import type { TitleTag } from "@forecourt/renderer"

/**
 * The page of all stories, from the address of their index: the index lies two segments below, at `data/index`.
 * Spec 1 §2. `null` when the address is too short for that.
 */
export function storiesPageOf(indexPath: string): string | null {
  const segments = indexPath
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
  return segments.length < 2 ? null : `/${segments.slice(0, -2).join("/")}`
}

const LEVELS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const

/** The heading of what stands below a title. */
export function headingBelow(title: TitleTag | undefined): "h2" | "h3" | "h4" | "h5" | "h6" {
  const below = LEVELS[LEVELS.indexOf(title as (typeof LEVELS)[number]) + 1]
  return below === undefined || below === "h1" ? "h2" : below
}
