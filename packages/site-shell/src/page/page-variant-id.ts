import type { Layout } from "@forecourt/renderer"

/** Formats the identifier of a page variant for the personalisation service, for example `<id>_sv_default`. */
export function formatPageVariantId({ route, variantId }: Layout, language: string): string {
  const id = (route?.itemId ?? "").replace(/[{}-]/g, "").toLowerCase()
  const variant = variantId === null || variantId === "_default" ? "default" : variantId
  return [id, language.replace("-", "_"), variant].join("_").toLowerCase()
}
