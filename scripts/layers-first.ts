/** The declaration of the order of the cascade layers, which is the same as in themes. */
export const LAYERS = "@layer fc.reset, fc.tokens, fc.kit, fc.blocks, site;"

/** Adds the declaration of the layer order to a style sheet, so that the style sheets can be loaded in any order. */
export function addLayers(css: string): string {
  return !css.includes(LAYERS) && /^@layer [\w.]+ \{/m.test(css) ? `${LAYERS}\n${css}` : css
}
