import { findBlurPlaceholder } from "@forecourt/api-clients/media"
import type { Load } from "@forecourt/renderer"
import type { HeroBanner } from "../generated/hero-banner.ts"

const DEADLINE_MS = 500

/** Loads the picture's blurred placeholder as a `data:` URL. Spec 1 §7. */
export const load: Load<HeroBanner, unknown, string | undefined> = async ({ fields, site, signal }) => {
  const src = fields.image?.value.src
  if (!src || site.imageUrl(src, 320) === null) return undefined

  const inTime = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
  return (await findBlurPlaceholder(src, { signal: inTime })) ?? undefined
}
