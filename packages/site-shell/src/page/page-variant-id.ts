import type { Layout } from "@forecourt/renderer"

/**
 * Formats the page, the language and the variant as one identifier for the personalisation service: `<id>_sv_default`.
 */
export function formatPageVariantId({ route, variantId }: Layout, language: string): string {
  const id = (route?.itemId ?? "").replace(/[{}-]/g, "").toLowerCase()
  const variant = variantId === null || variantId === "_default" ? "default" : variantId
  return [id, language.replace("-", "_"), variant].join("_").toLowerCase()
}
