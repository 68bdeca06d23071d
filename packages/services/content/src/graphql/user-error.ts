import { GraphQLError } from "graphql"

/** An error that the caller can fix, and whose message is therefore included in the response. */
export class UserError extends GraphQLError {
  override name = "UserError"
}
