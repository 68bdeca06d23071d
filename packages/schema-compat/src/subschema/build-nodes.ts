import { isObject, type Json, type JsonObject, toStringOrUndefined } from "../json.ts"
import { type Documents, type Place, resolveReference } from "./documents.ts"
import { ARRAY, type Assertion, type Claim, OBJECT, type SchemaNode } from "./node.types.ts"
import { readKeywords } from "./read-keywords.ts"

export interface BuildOptions {
  /** True to check `format`, which is only an annotation in the standard. */
  readonly assertFormats: boolean
  /**
   * The side of the comparison to which the schema belongs. It is set only if the old and the new schema have different
   * referenced files, since an unknown reference may then have a different meaning on each side.
   */
  readonly side?: "old" | "new"
}

/**
 * A builder that creates exactly one node for each schema, so that a recursive schema does not cause endless recursion.
 */
export class NodeBuilder {
  readonly #known = new Map<Json, SchemaNode>()
  readonly #nodes: SchemaNode[]
  readonly #documents: Documents
  readonly options: BuildOptions

  constructor(documents: Documents, nodes: SchemaNode[], options: BuildOptions) {
    this.#documents = documents
    this.#nodes = nodes
    this.options = options
    this.#known.set(true, this.make([]))
    this.#known.set(false, this.make([{ kind: "never" }]))
  }

  find(schema: Json): SchemaNode | undefined {
    return this.#known.get(schema)
  }

  node(schema: Json, outer: Place): SchemaNode {
    const known = this.#known.get(isObject(schema) ? schema : schema !== false)
    if (known || !isObject(schema)) return known ?? this.make([])
    const node = this.make([])
    this.#known.set(schema, node)
    const place = this.#documents.places.get(schema) ?? outer
    for (const claim of this.#read(schema, place, node)) node.assertions.push(toAssertion(claim))
    return node
  }

  make(claims: readonly Claim[]): SchemaNode {
    const node = { id: this.#nodes.length, class: 0, assertions: claims.map(toAssertion) }
    this.#nodes.push(node)
    return node
  }

  #read(schema: JsonObject, place: Place, owner: SchemaNode): Claim[] {
    const refs = this.#references(schema, place)
    if (place.draft <= 7 && schema.$ref !== undefined) return refs
    return [...readKeywords(schema, place, this), ...refs, ...this.#unevaluated(schema, place, owner)]
  }

  #references(schema: JsonObject, place: Place): Claim[] {
    const ref = toStringOrUndefined(schema.$ref)
    const dynamic = toStringOrUndefined(schema.$dynamicRef) ?? toStringOrUndefined(schema.$recursiveRef)
    return [
      ...(ref === undefined ? [] : [this.#reference(ref, place)]),
      ...(dynamic === undefined ? [] : [this.#dynamicReference(dynamic, place)]),
    ]
  }

  #reference(ref: string, place: Place): Claim {
    const target = resolveReference(this.#documents, ref, place)
    if (target === undefined || (!isObject(target) && typeof target !== "boolean"))
      return { kind: "opaque", text: `$ref ${ref} ${this.options.side ?? ""}` }
    return { kind: "all", nodes: [this.node(target, place)] }
  }

  /**
   * Returns the assertion for a dynamic reference. The target depends on the enclosing schemas, unless only one anchor
   * has this name.
   */
  #dynamicReference(ref: string, place: Place): Claim {
    const name = ref.split("#")[1] ?? ""
    const carriers = this.#documents.dynamicAnchors.get(name) ?? 0
    const target = resolveReference(this.#documents, ref, place)
    const isOrdinary = carriers === 0 || (carriers === 1 && isObject(target) && isCarrier(target, name))
    return isOrdinary
      ? this.#reference(ref, place)
      : { kind: "opaque", text: `$dynamicRef ${ref} ${this.#nodes.length}` }
  }

  #unevaluated(schema: JsonObject, place: Place, owner: SchemaNode): Claim[] {
    const claims: Claim[] = []
    for (const [keyword, of] of UNEVALUATED) {
      const inner = schema[keyword]
      if (inner === undefined || place.draft < 2019) continue
      claims.push({ kind: "unevaluated", of, node: this.node(inner, place), owner })
    }
    return claims
  }
}

const UNEVALUATED = [
  ["unevaluatedProperties", OBJECT],
  ["unevaluatedItems", ARRAY],
] as const

function isCarrier(schema: JsonObject, name: string): boolean {
  return schema.$dynamicAnchor === name || (name === "" && schema.$recursiveAnchor === true)
}

function toAssertion(claim: Claim): Assertion {
  return { ...claim, class: 0 }
}
