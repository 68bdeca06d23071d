import { type ASTNode, type DocumentNode, Kind, parse, visit } from "graphql"
import { MAX_TOKENS } from "./guards/query-guards.ts"

/**
 * Finds input objects that mix literals and variables, for which Sitecore's Experience Edge may return wrong results.
 */
export function findMixedInputs(query: string): string[] {
  const document = parseQuery(query)
  if (document === null) return []
  const messages: string[] = []
  visit(document, {
    Argument({ name, value }) {
      if (value.kind !== Kind.OBJECT || !isMixed(value)) return
      messages.push(
        `${getOperationName(document)} mixes literals and variables in ${name.value}. Pass it whole as one variable.`,
      )
    },
  })
  return messages
}

function isMixed(value: ASTNode): boolean {
  let literals = 0
  let variables = 0
  const count = () => {
    literals += 1
  }
  visit(value, {
    Variable() {
      variables += 1
      return false
    },
    StringValue: count,
    IntValue: count,
    FloatValue: count,
    BooleanValue: count,
  })
  return literals > 0 && variables > 0
}

function getOperationName(document: DocumentNode): string {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  return operation?.name?.value ?? "a query without a name"
}

function parseQuery(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: MAX_TOKENS })
  } catch {
    return null
  }
}
