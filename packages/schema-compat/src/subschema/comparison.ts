import type { Json } from "../json.ts"
import { type BuildOptions, NodeBuilder } from "./build-nodes.ts"
import { classify } from "./classes.ts"
import { type Documents, readDocuments } from "./documents.ts"
import { evaluate, type Verdict } from "./evaluate.ts"
import { flattenUnevaluated } from "./flatten-unevaluated.ts"
import type { SchemaNode } from "./node.types.ts"
import { Prover } from "./prove.ts"

export interface ComparisonOptions extends BuildOptions {
  readonly schemas: Readonly<Record<string, Json>>
  readonly oldSchemas: Readonly<Record<string, Json>>
}

/** One of the two compared schemas, including everything it references. */
export interface Side {
  readonly root: SchemaNode
  readonly documents: Documents
  /** Returns the node of a subschema, or `undefined` if the given JSON was not parsed as a schema. */
  getNode(schema: Json): SchemaNode | undefined
}

/**
 * A comparison of two schemas. It determines which values each schema accepts, and whether one schema certainly accepts
 * all values of the other.
 */
export class Comparison {
  readonly old: Side
  readonly new: Side
  readonly #prover = new Prover()

  constructor(oldSchema: Json, newSchema: Json, options: ComparisonOptions) {
    const nodes: SchemaNode[] = []
    const { schemas, oldSchemas, assertFormats } = options
    const createSide = (side: "old" | "new") => ({ assertFormats, ...(schemas === oldSchemas ? {} : { side }) })
    this.old = readSide(oldSchema, nodes, oldSchemas, createSide("old"))
    this.new = readSide(newSchema, nodes, schemas, createSide("new"))
    flattenUnevaluated(nodes, () => makeNode(nodes))
    classify(nodes)
  }

  /** Returns true only if it is certain that the outer schema accepts every value that the inner schema accepts. */
  isWithin(inner: SchemaNode, outer: SchemaNode): boolean {
    return this.#prover.isWithin(inner, outer)
  }

  accepts(node: SchemaNode, value: Json): Verdict {
    return evaluate(node, value)
  }
}

function readSide(
  schema: Json,
  nodes: SchemaNode[],
  others: Readonly<Record<string, Json>>,
  options: BuildOptions,
): Side {
  const documents = readDocuments(schema, others)
  const builder = new NodeBuilder(documents, nodes, options)
  return { documents, root: builder.node(schema, ROOT_PLACE), getNode: (inner) => builder.find(inner) }
}

const ROOT_PLACE = { base: "forecourt:///schema.json", draft: 2020 } as const

function makeNode(nodes: SchemaNode[]): SchemaNode {
  const node = { id: nodes.length, class: 0, assertions: [] }
  nodes.push(node)
  return node
}
