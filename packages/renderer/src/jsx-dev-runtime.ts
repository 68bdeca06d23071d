import { jsx, jsxs } from "./jsx-runtime.ts"

export type { JSX } from "react/jsx-runtime"
export { Fragment } from "./jsx-runtime.ts"

/** The development form of the JSX runtime of blocks: the same calls, without source positions. */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: Parameters<typeof jsx>[1],
  key: string | undefined,
  hasFixedChildren: boolean,
) {
  return hasFixedChildren ? jsxs(type, props, key) : jsx(type, props, key)
}
