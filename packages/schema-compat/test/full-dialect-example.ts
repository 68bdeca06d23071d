import { FullDialectReader, toLocalRefs } from "@forecourt/schema-compat/full-dialect"

const order = { $ref: "https://example.com/line" }
const line = { $id: "https://example.com/line", minLenght: 3 }
const schemas = toLocalRefs({ "order.json": order, "line.json": line }, "schemas")
const reader = new FullDialectReader(schemas, { resources: schemas.resources })

/** The schema of an order, read together with all schemas to which it refers. */
export const read = reader.read({ path: "order.json", pointer: "" })

/**
 * The problem `There is no keyword "minLenght".`, in `schemas/line.json` at `/minLenght`, with `Did you mean
 * "minLength"?`
 */
export const { problems } = reader
