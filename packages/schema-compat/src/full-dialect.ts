// The whole standard, 2020-12, read once: for tools that process schemas by any author.
export { getNumberTests, getStringTests, getTypes, toOptional } from "./full-dialect/assertions.ts"
export { listInPlace } from "./full-dialect/find-loop.ts"
export { findNearest } from "./full-dialect/find-nearest.ts"
export type {
  ArrayTests,
  FullCondition,
  FullList,
  FullObject,
  FullSchema,
  NamedSchema,
  NumberTests,
  ObjectTests,
  StringTests,
} from "./full-dialect/full-schema.types.ts"
export { FORMATS, TYPES } from "./full-dialect/keywords.ts"
export { type LocalSchemas, type Resource, toLocalRefs } from "./full-dialect/localise-refs.ts"
export { type FullDialectOptions, FullDialectReader } from "./full-dialect/read-full-dialect.ts"
export { getValueAt, resolveRef } from "./full-dialect/refs.ts"
export type { SchemaFile, SchemaProblem, Schemas, Target } from "./full-dialect/schemas.types.ts"
