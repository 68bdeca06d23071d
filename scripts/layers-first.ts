/** The order of the cascade layers. It must be the same as in the themes. */
export const LAYERS = "@layer fc.reset, fc.tokens, fc.kit, fc.blocks, site;"

/** Adds the layer order to a style sheet, so that style sheets can be loaded in any order. */
export function addLayers(css: string): string {
  return !css.includes(LAYERS) && /^@layer [\w.]+ \{/m.test(css) ? `${LAYERS}\n${css}` : css
}
