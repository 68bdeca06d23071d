// The whole standard, 2020-12, read once: for tools that make something of schemas, whoever wrote them.
export { given, numberTests, stringTests, typesOf } from "./full-dialect/assertions.ts"
export { inPlace } from "./full-dialect/find-loop.ts"
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
export { type LocalSchemas, localiseRefs, type Resource } from "./full-dialect/localise-refs.ts"
export { nearest } from "./full-dialect/nearest.ts"
export { type FullDialectOptions, FullDialectReader } from "./full-dialect/read-full-dialect.ts"
export { resolveRef, valueAt } from "./full-dialect/refs.ts"
export type { SchemaFile, SchemaProblem, Schemas, Target } from "./full-dialect/schemas.types.ts"
