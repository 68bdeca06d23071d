import type { Ink } from "../drawing/ink.ts"
import type { Hour, Season } from "../scenes/scene.types.ts"

/**
 * What a piece of a drawing is, where its colours do not say so. Everything is drawn in the light of a summer day;
 * `inLight` moves it to another season and hour by what it is:
 * `sky`, `sun`, `cloud`: take the colours of the hour;
 * `leaf`, `conifer`, `hill`, `water`, `road`: follow the seasons in their own ways;
 * `built`, `person`: know no season;
 * `car`: knows no season and stays brighter than its surroundings;
 * `indoor`: lit by lamps; `outside`: the view through an indoor window;
 * `pane`: a window, behind which a lamp may burn; `spill`: what shines out of a lit one;
 * `kept`: shines by itself, or is otherwise left alone.
 */
export type Role =
  | "scenery"
  | "outside"
  | "sky"
  | "sun"
  | "cloud"
  | "leaf"
  | "conifer"
  | "hill"
  | "water"
  | "road"
  | "built"
  | "person"
  | "car"
  | "indoor"
  | "pane"
  | "spill"
  | "kept"

/** Says what a piece of a drawing is. The mark does not reach the finished picture. */
export const part = (role: Role, ink: Ink): Ink => (ink ? `<g data-part="${role}">${ink}</g>` : "")

/** A piece that is there only in these seasons, at these hours; of a kind not named, any will do. */
export const when = (times: readonly (Season | Hour)[], ink: Ink): Ink =>
  ink ? `<g data-when="${times.join(" ")}">${ink}</g>` : ""

/** The hours at which lamps burn. */
export const DARK = ["dusk", "night"] as const satisfies readonly Hour[]
export const LEAFY = ["spring", "summer", "autumn"] as const satisfies readonly Season[]

export const isDark = (hour: Hour): boolean => hour === "dusk" || hour === "night"
