/** The functions that generated readers consist of. */
export * from "./read/read-kinds.ts"
export * from "./read/read-source.ts"
