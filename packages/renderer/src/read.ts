/** The functions that generated readers use. */
export * from "./read/read-kinds.ts"
export * from "./read/read-source.ts"
