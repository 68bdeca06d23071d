/** The functions that the generated field readers use. */
export * from "./read/read-kinds.ts"
export * from "./read/read-source.ts"
