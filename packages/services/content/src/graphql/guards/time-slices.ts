import {
  defaultFieldResolver,
  type GraphQLCompositeType,
  type GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLSchema,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from "graphql"

/** The time in milliseconds for which a query may run before other requests get a turn. */
const SLICE_MS = 20
/** The number of promise ticks to wait for a resumed resolver to finish its synchronous work. */
const STEPS = 8
const MAX_WORK_MS = 2000
const MAX_LAYOUT_BYTES = 10_000_000

/**
 * The running time of one query, which is divided into slices. Other requests are served between the slices. If the
 * query exceeds a limit, `spent` resolves with the reason.
 */
export class TimeSlices {
  readonly spent: Promise<string>
  readonly #end: (reason: string) => void
  readonly #waiting: (() => void)[] = []
  #sliceStart = performance.now()
  #worked = 0
  #layoutBytes = 0
  #isSpent = false

  constructor() {
    const { promise, resolve } = Promise.withResolvers<string>()
    this.spent = promise
    this.#end = resolve
  }

  hasTime(): boolean {
    return !this.#isSpent && this.#waiting.length === 0 && performance.now() - this.#sliceStart < SLICE_MS
  }

  /**
   * Returns a promise that resolves when the query may continue. If the query has exceeded a limit, the promise stays
   * pending forever.
   */
  turn(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    if (this.#waiting.length === 1) this.#next()
    return promise
  }

  addLayout(bytes: number): void {
    this.#layoutBytes += bytes
    if (this.#layoutBytes > MAX_LAYOUT_BYTES) this.#stop("The response would hold more than 10 MB of layout data.")
  }

  #next(): void {
    this.#worked += performance.now() - this.#sliceStart
    if (this.#worked > MAX_WORK_MS) this.#stop(`The query took more than ${MAX_WORK_MS / 1000} seconds of work.`)
    if (this.#isSpent) {
      this.#waiting.length = 0
      return
    }
    setImmediate(() => {
      this.#sliceStart = performance.now()
      this.#release()
    })
  }

  async #release(): Promise<void> {
    while (!this.#isSpent && this.#waiting.length > 0) {
      if (performance.now() - this.#sliceStart >= SLICE_MS) return this.#next()
      this.#waiting.shift()?.()
      for (let step = 0; step < STEPS; step += 1) await null
    }
  }

  #stop(reason: string): void {
    this.#isSpent = true
    this.#end(reason)
  }
}

export interface Sliced {
  readonly slices: TimeSlices
}

function waitInSlices(response: unknown, { slices }: Sliced): unknown {
  if (!(response instanceof Promise)) return response
  return response.then((later) => (slices.hasTime() ? later : slices.turn().then(() => later)))
}

type Resolver = GraphQLFieldResolver<unknown, Sliced>

function createSlicedResolver(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const resolveInTime = () => waitInSlices(resolve(source, args, context, info), context)
    return context.slices.hasTime() ? resolveInTime() : context.slices.turn().then(resolveInTime)
  }
}

export function applySlices(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve
      if (resolve !== undefined && resolve !== defaultFieldResolver) field.resolve = createSlicedResolver(resolve)
    }
  }
  return new SlicedSchema(schema.toConfig())
}

type Field = NonNullable<ReturnType<GraphQLSchema["getField"]>>

/**
 * A schema whose introspection fields can be replaced with wrapped fields. The standard introspection types cannot be
 * changed, since all schemas share them.
 */
class SlicedSchema extends GraphQLSchema {
  readonly #sliced = new Map<Field, Field | undefined>()

  override getField(parent: GraphQLCompositeType, name: string): Field | undefined {
    const field = super.getField(parent, name)
    // The fields of a type are a slice's worth at most; a turn for each of their arguments would cost more than it cuts.
    if (field === undefined || parent.name !== "__Type" || !isListType(getNullableType(field.type))) return field
    if (!this.#sliced.has(field)) this.#sliced.set(field, createSlicedField(field))
    return this.#sliced.get(field)
  }
}

function createSlicedField(field: Field): Field | undefined {
  const { resolve = defaultFieldResolver, ...config } = field.toConfig()
  const fields = { [field.name]: { ...config, resolve: createSlicedResolver(resolve as Resolver) } }
  return new GraphQLObjectType<unknown, Sliced>({ name: "Sliced", fields }).getFields()[field.name] as Field | undefined
}
