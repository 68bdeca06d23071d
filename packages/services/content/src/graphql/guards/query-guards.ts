import {
  BREAK,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getIntrospectionQuery,
  parse,
  visit,
} from "graphql"
import type { Plugin } from "graphql-yoga"
import { calculateCost } from "./query-cost.ts"
import type { Sliced } from "./time-slices.ts"

/** The maximum depth of a query. It is the default in Sitecore's content management. */
export const MAX_DEPTH = 15
export const MAX_COMPLEXITY = 10_000
/** The maximum number of tokens in a query. The validation time grows with the square of this number. */
export const MAX_TOKENS = 1500

/** The maximum nesting depth of variables. Reading variables takes one nested function call per level. */
const MAX_VARIABLE_DEPTH = 50

interface QueryContext extends Sliced {
  readonly params?: { readonly variables?: Record<string, unknown> }
  readonly mayIntrospect: boolean
}

/** Creates the plugin that rejects expensive queries before they are validated and executed. */
export function createQueryGuards(schema: GraphQLSchema): Plugin<QueryContext> {
  const maxIntrospection = calculateCost(schema, parse(FULL_INTROSPECTION)).introspection
  return {
    onParams({ params, setResult }) {
      if (isDeeperThan(params.variables, MAX_VARIABLE_DEPTH))
        setResult({ errors: [createError(`The variables are nested deeper than ${MAX_VARIABLE_DEPTH} levels.`)] })
    },
    onParse({ context, setParseFn }) {
      setParseFn((source) => parse(source, { maxTokens: MAX_TOKENS }))
      return ({ result, replaceParseResult }) => {
        if (!isDocument(result)) return
        const refusal =
          findSchemaRefusal(result, context) ?? findRefusal(schema, result, context.params?.variables, maxIntrospection)
        if (refusal !== null) replaceParseResult(refusal)
      }
    },
    onExecute({ executeFn, setExecuteFn, args: { contextValue } }) {
      setExecuteFn((input) => {
        const { slices } = contextValue
        const stopped = slices.spent.then((reason) => ({
          errors: [new GraphQLError(`${reason} Request less at a time.`)],
        }))
        return Promise.race([executeFn(input), stopped])
      })
    },
  }
}

const FULL_INTROSPECTION = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
})

function isDocument(result: unknown): result is DocumentNode {
  return typeof result === "object" && result !== null && "definitions" in result
}

/** Returns true if variables are nested too deeply. It does not use recursion, since their depth is unlimited. */
function isDeeperThan(variables: unknown, most: number): boolean {
  let level: unknown[] = [variables]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []))
  }
  return false
}

function findSchemaRefusal(document: DocumentNode, { mayIntrospect }: QueryContext): GraphQLError | null {
  if (mayIntrospect || !isIntrospecting(document)) return null
  return new GraphQLError("The schema requires the API key. Send it in the header sc_apikey.")
}

function isIntrospecting(document: DocumentNode): boolean {
  let isIntrospection = false
  visit(document, {
    Field({ name: { value } }) {
      if (value !== "__schema" && value !== "__type") return undefined
      isIntrospection = true
      return BREAK
    },
  })
  return isIntrospection
}

function findRefusal(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown> | undefined,
  maxIntrospection: number,
): GraphQLError | null {
  const { depth, complexity, introspection } = calculateCost(schema, document, variables)
  if (depth > MAX_DEPTH) return createError(`The query is ${depth} levels deep, the most is ${MAX_DEPTH}.`)
  if (complexity > MAX_COMPLEXITY) {
    return createError(`The query has a complexity of ${Math.round(complexity)}, the most is ${MAX_COMPLEXITY}.`)
  }
  return introspection > maxIntrospection ? createError("The query asks more about the schema than tools do.") : null
}

function createError(what: string): GraphQLError {
  return new GraphQLError(`${what} Request less at a time.`)
}
