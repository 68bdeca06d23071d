import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from "graphql"

export interface QueryCost {
  readonly depth: number
  /** The complexity of the query, which is the estimated maximum number of fields in the result. */
  readonly complexity: number
  readonly introspection: number
}

type Variables = Readonly<Record<string, unknown>>

/**
 * The assumed length of a list for which the query sets no limit. The value is the default of the setting `fieldImpact`
 * on the content platform.
 */
const LIST_IMPACT = 2

/**
 * The maximum assumed length of a list. It is lower than common limits such as `first: 100`, since few pages have a
 * hundred children.
 */
const MAX_IMPACT = 8

/** The assumed lengths of certain lists if a query sets no limit. These lists usually have more than two entries. */
const LENGTHS: Readonly<Record<string, number>> = {
  ancestors: 8,
  fields: 20,
  languages: 5,
  ownFields: 20,
  siteInfoCollection: 8,
  targetItems: 5,
}

const SIZES = ["first", "last", "pageSize"]

/**
 * Calculates the cost of a query before it is executed. Unknown fields cost nothing, since the validation reports them
 * as errors.
 */
export function calculateCost(schema: GraphQLSchema, document: DocumentNode, variables: Variables = {}): QueryCost {
  const counter = new Counter(schema, document, variables)
  let total: QueryCost = NOTHING
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    total = addCosts(total, counter.selections(definition.selectionSet, schema.getRootType(definition.operation), null))
  }
  return total
}

const NOTHING: QueryCost = { depth: 0, complexity: 0, introspection: 0 }

function addCosts(queryCost: QueryCost, other: QueryCost): QueryCost {
  return {
    depth: Math.max(queryCost.depth, other.depth),
    complexity: queryCost.complexity + other.complexity,
    introspection: queryCost.introspection + other.introspection,
  }
}

class Counter {
  readonly #schema: GraphQLSchema
  readonly #variables: Variables
  readonly #fragments = new Map<string, FragmentDefinitionNode>()
  /**
   * The costs of fragments that have already been calculated. The key consists of the name of the fragment and the
   * length of the enclosing list.
   */
  readonly #counted = new Map<string, QueryCost>()
  readonly #lengthsOfSchema: Readonly<Record<string, number>>

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables) {
    this.#schema = schema
    this.#variables = variables
    this.#lengthsOfSchema = getListLengths(schema)
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition)
    }
  }

  selections(
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | null | undefined,
    size: number | null,
  ): QueryCost {
    let total = NOTHING
    for (const selection of selections) {
      switch (selection.kind) {
        case Kind.FIELD:
          total = addCosts(total, this.#field(selection, type, size))
          break
        case Kind.INLINE_FRAGMENT: {
          const condition = selection.typeCondition?.name.value
          const inner = condition === undefined ? type : this.#schema.getType(condition)
          total = addCosts(total, this.selections(selection.selectionSet, inner, size))
          break
        }
        case Kind.FRAGMENT_SPREAD:
          total = addCosts(total, this.#fragment(selection.name.value, size))
          break
      }
    }
    return total
  }

  #fragment(name: string, size: number | null): QueryCost {
    const key = `${name} ${size}`
    const counted = this.#counted.get(key)
    if (counted !== undefined) return counted
    const fragment = this.#fragments.get(name)
    if (fragment === undefined) return NOTHING
    // A fragment that contains itself counts nothing the second time: validation refuses it.
    this.#counted.set(key, NOTHING)
    const cost = this.selections(fragment.selectionSet, this.#schema.getType(fragment.typeCondition.name.value), size)
    this.#counted.set(key, cost)
    return cost
  }

  #field(node: FieldNode, parent: GraphQLNamedType | null | undefined, size: number | null): QueryCost {
    const name = node.name.value
    const field = this.#definition(name, parent)
    const isIntrospection = name.startsWith("__") || (parent?.name.startsWith("__") ?? false)
    const cost = isIntrospection
      ? { depth: 1, complexity: 0, introspection: 1 }
      : { depth: 1, complexity: 1, introspection: 0 }
    if (node.selectionSet === undefined) return cost

    const ownSize = field === undefined ? null : this.#size(node, field)
    const length = field !== undefined && isList(field) ? this.#length(name, isIntrospection, ownSize ?? size) : 1
    const inner = this.selections(node.selectionSet, field === undefined ? null : getNamedType(field.type), ownSize)
    return {
      depth: 1 + inner.depth,
      complexity: cost.complexity + length * inner.complexity,
      introspection: cost.introspection + length * inner.introspection,
    }
  }

  #definition(name: string, parent: GraphQLNamedType | null | undefined): GraphQLField<unknown, unknown> | undefined {
    if (parent == null || (!isObjectType(parent) && !isInterfaceType(parent))) return undefined
    return this.#schema.getField(parent, name)
  }

  #length(name: string, isIntrospection: boolean, size: number | null): number {
    if (isIntrospection) return this.#lengthsOfSchema[name] ?? LIST_IMPACT
    return size === null ? (LENGTHS[name] ?? LIST_IMPACT) : Math.min(size, MAX_IMPACT)
  }

  #size({ arguments: nodes = [] }: FieldNode, { args }: GraphQLField<unknown, unknown>): number | null {
    const argument = args.find((known) => SIZES.includes(known.name))
    if (argument === undefined) return null
    const value = nodes.find((item) => item.name.value === argument.name)?.value
    const size = value === undefined ? null : this.#number(value)
    return Math.max(0, size ?? getDefault(argument))
  }

  #number(value: ValueNode): number | null {
    const number =
      value.kind === Kind.VARIABLE ? this.#variables[value.name.value] : Number("value" in value ? value.value : null)
    return typeof number === "number" && Number.isFinite(number) ? number : null
  }
}

const PRESET_SIZE = 10

function getDefault({ default: preset }: GraphQLArgument): number {
  const size =
    preset?.literal === undefined ? preset?.value : Number("value" in preset.literal ? preset.literal.value : null)
  return typeof size === "number" ? size : PRESET_SIZE
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

const LENGTHS_OF_SCHEMAS = new WeakMap<GraphQLSchema, Readonly<Record<string, number>>>()

function getListLengths(schema: GraphQLSchema): Readonly<Record<string, number>> {
  const known = LENGTHS_OF_SCHEMAS.get(schema)
  if (known !== undefined) return known
  const types = Object.values(schema.getTypeMap())
  const fields = types.map((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()).length : 0,
  )
  const possible = types.map((type) => (isInterfaceType(type) ? schema.getPossibleTypes(type).length : 0))
  const lengths = { types: types.length, fields: Math.max(...fields), possibleTypes: Math.max(...possible) }
  LENGTHS_OF_SCHEMAS.set(schema, lengths)
  return lengths
}
