import { GraphQLError } from "graphql"

/** An error that the caller can fix: its message is shown, where that of an unexpected error is hidden. */
export class UserError extends GraphQLError {
  override name = "UserError"
}
