/** The order of the cascade, as themes say it. */
export const LAYERS = "@layer fc.reset, fc.tokens, fc.kit, fc.blocks, site;"

/** A style sheet that says the order of layers itself, so that it does not matter whether a theme is read before it. */
export function withLayers(css: string): string {
  return !css.includes(LAYERS) && /^@layer [\w.]+ \{/m.test(css) ? `${LAYERS}\n${css}` : css
}
