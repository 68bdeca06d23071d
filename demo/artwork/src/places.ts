/** Places that a picture can show, and when, in one place: for pages that show all of it. */

import { scenes } from "./scenes/scenes.ts"

/** Seasons and hours that an address may name. */
export { HOURS, SEASONS } from "./scenes/scene.types.ts"

/** Names of all places. */
export const PLACES: readonly string[] = Object.keys(scenes)
