import type { Layout } from "@forecourt/renderer"

/** Page, language and variant in one name, as the personalisation service counts them: `<id>_sv_default`. */
export function formatPageVariantId({ route, variantId }: Layout, language: string): string {
  const id = (route?.itemId ?? "").replace(/[{}-]/g, "").toLowerCase()
  const variant = variantId === null || variantId === "_default" ? "default" : variantId
  return [id, language.replace("-", "_"), variant].join("_").toLowerCase()
}
