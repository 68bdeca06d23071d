// Generated from ../base.tokens.json by @forecourt/ui-kit. Do not edit: change the tokens, then run `forecourt-tokens`.

/** Widths of the window, in pixels, from which pages change: for code. Style sheets write them out, which the css-rules check. Spec 1 §9. */
export const BREAKPOINTS_PX = {
  /** One card per row below this. */
  medium: 768,
  /** Two columns from here. */
  large: 1024,
  /** Navigation in the bar from here. */
  desktop: 1280,
  /** Sizes stop growing here; wide blocks are as wide. */
  wide: 1500,
  /** Grounds stop growing here. */
  full: 1920,
} as const
