export type { HandleRowLabels, HandleRowRootProps } from "./handle-row.tsx"
<<<<<<< HEAD
export * as HandleRow from "./handle-row.tsx"
export type { HandleRowReason, HandleRowState } from "./handle-row-core.ts"
=======
export type { HandleRowReason, HandleRowState } from "./handle-row-core.ts"
export * as HandleRow from "./handle-row-namespace.ts"
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
