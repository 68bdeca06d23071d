import { jsx } from "./jsx-runtime.ts"

export type { JSX } from "react/jsx-runtime"
export { Fragment } from "./jsx-runtime.ts"

/**
 * The development version of the JSX runtime of blocks. It behaves like the production version and ignores source
 * positions.
 */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: Parameters<typeof jsx>[1],
  key?: string | undefined,
): ReturnType<typeof jsx> {
  return jsx(type, props, key)
}
