import { compile, emit } from "@forecourt/codegen"

const schemas = {
  "order.schema.json": {
    title: "Order",
    type: "object",
    properties: {
      number: { type: "string", pattern: "^[A-Z]{2}\\d{6}$" },
      lines: { type: "array", items: { $ref: "line.schema.json" }, minItems: 1 },
      delivery: { anyOf: [{ type: "string", format: "date" }, { const: "at the workshop" }] },
    },
    required: ["number", "lines"],
    additionalProperties: false,
  },
  "line.schema.json": {
    title: "Line",
    type: "object",
    properties: { article: { type: "string" }, count: { type: "integer", minimum: 1, default: 1 } },
    required: ["article"],
    additionalProperties: false,
  },
} as const

/** The text of each generated file by path: `order.ts`, `order.parser.js`, `order.zod.js` and the shared modules. */
export const files = emit(schemas, { command: "npm run generate" })

/** The parser of the same schema, compiled in memory instead of from generated files. */
export const order = compile(schemas["order.schema.json"], { target: "parser", schemas })

export const parsed = order.parse({ number: "AB123456", lines: [{ article: "tyre" }] })
export const issues = order.issues({ number: "AB123456", lines: [] })
