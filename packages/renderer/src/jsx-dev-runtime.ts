import { jsx } from "./jsx-runtime.ts"

export type { JSX } from "react/jsx-runtime"
export { Fragment } from "./jsx-runtime.ts"

/** The development form of the JSX runtime of blocks: the same calls, without source positions. */
export const jsxDEV = jsx
