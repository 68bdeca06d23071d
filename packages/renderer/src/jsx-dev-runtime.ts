import { jsx } from "./jsx-runtime.ts"

export type { JSX } from "react/jsx-runtime"
export { Fragment } from "./jsx-runtime.ts"

/** Creates an element in development, in the same way as `jsx` does in production. Source positions are ignored. */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: Parameters<typeof jsx>[1],
  key?: string | undefined,
): ReturnType<typeof jsx> {
  return jsx(type, props, key)
}
