import { type DocumentNode, GraphQLError, type GraphQLSchema, getIntrospectionQuery, parse } from "graphql"
import type { Plugin } from "graphql-yoga"
import { costOf } from "./query-cost.ts"
import type { Sliced } from "./time-slices.ts"

/** As the real platform's content management has it. */
export const MAX_DEPTH = 15
export const MAX_COMPLEXITY = 10_000
/** Words and signs of a query. Checking a query takes time that grows with the square of its length. */
export const MAX_TOKENS = 1500

interface QueryContext extends Sliced {
  readonly params?: { readonly variables?: Record<string, unknown> }
}

/**
 * Refuses queries that would cost too much, before they are checked or carried out. About the schema itself a query may
 * ask as much as the usual tools do.
 */
export function queryGuards(schema: GraphQLSchema): Plugin<QueryContext> {
  const maxIntrospection = costOf(schema, parse(FULL_INTROSPECTION)).introspection
  return {
    onParse({ context, setParseFn }) {
      setParseFn((source) => parse(source, { maxTokens: MAX_TOKENS }))
      return ({ result, replaceParseResult }) => {
        if (!isDocument(result)) return
        const refusal = refusalOf(schema, result, context.params?.variables, maxIntrospection)
        if (refusal !== null) replaceParseResult(refusal)
      }
    },
    onExecute({ executeFn, setExecuteFn, args: { contextValue } }) {
      setExecuteFn((given) => {
        const { slices } = contextValue
        const stopped = slices.spent.then((reason) => ({
          errors: [new GraphQLError(`${reason} Ask for less at a time.`)],
        }))
        return Promise.race([executeFn(given), stopped])
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

function refusalOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown> | undefined,
  maxIntrospection: number,
): GraphQLError | null {
  const { depth, complexity, introspection } = costOf(schema, document, variables)
  if (depth > MAX_DEPTH) return refuse(`The query is ${depth} levels deep, the most is ${MAX_DEPTH}.`)
  if (complexity > MAX_COMPLEXITY) {
    return refuse(`The query has a complexity of ${Math.round(complexity)}, the most is ${MAX_COMPLEXITY}.`)
  }
  return introspection > maxIntrospection ? refuse("The query asks more about the schema than tools do.") : null
}

function refuse(what: string): GraphQLError {
  return new GraphQLError(`${what} Ask for less at a time.`)
}
