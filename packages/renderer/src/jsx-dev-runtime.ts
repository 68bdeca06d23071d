import { jsx, jsxs } from "./jsx-runtime.ts"

export type { JSX } from "react/jsx-runtime"
export { Fragment } from "./jsx-runtime.ts"

/**
 * The development form of the JSX runtime of blocks: the same calls, without source positions.
 *
 * Several children count as fixed ones, also when they were spread from a list (`{...items}`): a block is drawn
 * once, so React has nothing to match them by. Where a list lives on in the browser the linter asks for keys.
 */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: Parameters<typeof jsx>[1],
  key?: string | undefined,
): ReturnType<typeof jsx> {
  return Array.isArray(props.children) ? jsxs(type, props, key) : jsx(type, props, key)
}
