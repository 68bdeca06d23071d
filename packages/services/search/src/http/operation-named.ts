import type { Operation } from "@forecourt/contracts/operation"
import { SEARCH_OPERATIONS, type SearchHandlers } from "@forecourt/contracts/search.operations"

/** A call of the contract, by its name. */
export function operationNamed(name: keyof SearchHandlers<never>): Operation {
  const found = SEARCH_OPERATIONS.find((operation) => operation.name === name)
  if (found === undefined) throw new Error(`search: the contract has no call ${name}. Run npm run generate.`)
  return found
}
