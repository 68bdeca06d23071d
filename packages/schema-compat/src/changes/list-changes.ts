import type { Change } from "../change.types.ts"
import {
  formatPointer,
  isList,
  isObject,
  isSame,
  type Json,
  type JsonObject,
  toList,
  toStringOrUndefined,
} from "../json.ts"
import type { Comparison } from "../subschema/comparison.ts"
import { resolveReference } from "../subschema/documents.ts"
import { listAnnotations } from "./annotations.ts"
import { listBounds } from "./bounds.ts"
import { listBranches } from "./branches.ts"
import { flatten } from "./flatten.ts"
import { listMembers } from "./members.ts"
import { createChange, type Proven, type RuleName } from "./rules.ts"
import { listValues } from "./values.ts"

export interface Place {
  readonly old: JsonObject
  readonly new: JsonObject
  readonly pointer: string
  readonly name: string
  readonly report: (rule: RuleName, pointer: string, message: string) => void
  readonly compareInside: (old: Json | undefined, later: Json | undefined, pointer: string, name: string) => void
  readonly isSame: (old: Json, later: Json) => boolean
}

export function listChanges(
  oldSchema: Json,
  newSchema: Json,
  comparison: Comparison,
  { whole, followFiles }: ListOptions,
): Change[] {
  return new Walk(comparison, whole, followFiles).run(oldSchema, newSchema)
}

export interface ListOptions {
  readonly whole: Proven
  /**
   * True to follow references to other files if both schemas contain these references. If false, each file is compared
   * separately.
   */
  readonly followFiles: boolean
}

class Walk {
  readonly #comparison: Comparison
  readonly #whole: Proven
  readonly #followFiles: boolean
  readonly #changes: Change[] = []
  readonly #seen = new Map<Json, Set<Json>>()

  constructor(comparison: Comparison, whole: Proven, followFiles: boolean) {
    this.#comparison = comparison
    this.#whole = whole
    this.#followFiles = followFiles
  }

  run(old: Json, later: Json): Change[] {
    this.#compare(old, later, "", "the schema")
    return this.#changes
  }

  #compare(old: Json | undefined, later: Json | undefined, pointer: string, name: string): void {
    const [oldSchema, newSchema] = [old ?? true, later ?? true]
    if (isSame(oldSchema, newSchema) && !isReferring(oldSchema)) return
    if (!isObject(oldSchema) || !isObject(newSchema)) {
      this.#report(oldSchema, newSchema)(
        "schema-changed",
        pointer,
        `${name}: ${formatSchema(oldSchema)} became ${formatSchema(newSchema)}.`,
      )
      return
    }
    if (this.#isSeen(oldSchema, newSchema)) return
    const [flatOld, flatNew] = this.#flatten(oldSchema, newSchema)
    const place = this.#placeAt(flatOld, flatNew, pointer, name, this.#report(oldSchema, newSchema))
    listAnnotations(place)
    listValues(place)
    listBounds(place)
    listMembers(place)
    listBranches(place)
    this.#compareReferences(oldSchema, newSchema, place)
  }

  /**
   * Merges the schemas to which `$ref` refers, and those in `allOf`, into the old and the new schema. If `$ref` and
   * `allOf` are the same in both schemas, the schemas are returned unchanged.
   */
  #flatten(old: JsonObject, later: JsonObject): [JsonObject, JsonObject] {
    if (old.$ref === later.$ref && isSame(getShape(old.allOf), getShape(later.allOf))) return [old, later]
    return [
      flatten(old, (ref, from) => this.#target("old", ref, from)),
      flatten(later, (ref, from) => this.#target("new", ref, from)),
    ]
  }

  #isSeen(old: Json, later: Json): boolean {
    const partners = this.#seen.get(old) ?? new Set()
    const isSeen = partners.has(later)
    this.#seen.set(old, partners.add(later))
    return isSeen
  }

  #placeAt(old: JsonObject, later: JsonObject, pointer: string, name: string, report: Place["report"]): Place {
    return {
      old,
      new: later,
      pointer,
      name,
      report,
      compareInside: (previous, after, at, called) => this.#compare(previous, after, at, called),
      isSame: (previous, after) => this.#haveSameClass(previous, after),
    }
  }

  #haveSameClass(old: Json, later: Json): boolean {
    const [oldNode, newNode] = this.#nodes(old, later)
    return oldNode !== undefined && oldNode.class === newNode?.class
  }

  #nodes(old: Json, later: Json) {
    return [this.#comparison.old.getNode(old), this.#comparison.new.getNode(later)] as const
  }

  #report(old: Json, later: Json): Place["report"] {
    let proven: Proven | undefined
    return (rule, pointer, message) => {
      proven ??= this.#prove(old, later)
      this.#changes.push(createChange(rule, pointer, message, proven))
    }
  }

  /**
   * Determines in which directions the change between two subschemas is proven to be compatible. If a direction is
   * proven for the root schemas, it also counts as proven for all their subschemas.
   */
  #prove(old: Json, later: Json): Proven {
    if (this.#whole.backward && this.#whole.forward) return this.#whole
    const [oldNode, newNode] = this.#nodes(old, later)
    if (oldNode === undefined || newNode === undefined) return this.#whole
    return {
      backward: this.#whole.backward || this.#comparison.isWithin(oldNode, newNode),
      forward: this.#whole.forward || this.#comparison.isWithin(newNode, oldNode),
    }
  }

  /**
   * Compares the two targets of a reference that occurs in both schemas. Changes in another file are reported at the
   * reference.
   */
  #compareReferences(old: JsonObject, later: JsonObject, { new: flat, pointer, name, report }: Place): void {
    const ref = toStringOrUndefined(later.$ref)
    if (ref === undefined || flat.$ref === undefined) return
    const [oldTarget, newTarget] = [this.#target("old", ref, old), this.#target("new", ref, later)]
    if (oldTarget === undefined || newTarget === undefined) {
      if (ref !== old.$ref)
        report("reference-changed", formatPointer(pointer, "$ref"), `${name}: "$ref" leads elsewhere.`)
    } else if (ref.startsWith("#")) this.#compare(oldTarget, newTarget, decodeURIComponent(ref.slice(1)), name)
    else if (this.#followFiles) this.#compare(oldTarget, newTarget, pointer, name)
  }

  #target(side: "old" | "new", ref: string, from: JsonObject): Json | undefined {
    const { documents } = this.#comparison[side]
    const place = documents.places.get(from)
    return place && resolveReference(documents, ref, place)
  }
}

/** True if a schema contains a reference. The meaning of such a schema can change while its text remains the same. */
function isReferring(schema: Json): boolean {
  if (isObject(schema)) return "$ref" in schema || Object.values(schema).some(isReferring)
  return isList(schema) && schema.some(isReferring)
}

function getShape(parts: Json | undefined): Json {
  return toList(parts).map((part) => (isObject(part) ? (part.$ref ?? null) : null))
}

function formatSchema(schema: Json): string {
  if (schema === true) return "anything"
  return schema === false ? "nothing" : "a schema"
}
