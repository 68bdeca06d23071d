/** What generated readers are made of. */
export * from "./read/read-kinds.ts"
export * from "./read/read-source.ts"
