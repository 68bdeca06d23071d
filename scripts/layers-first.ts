/** The order of the cascade layers, as in themes. */
export const LAYERS = "@layer fc.reset, fc.tokens, fc.kit, fc.blocks, site;"

/** Adds the order of layers to a style sheet, so that loading order does not matter. */
export function addLayers(css: string): string {
  return !css.includes(LAYERS) && /^@layer [\w.]+ \{/m.test(css) ? `${LAYERS}\n${css}` : css
}
