import { GraphQLError } from "graphql"

/** An error that the caller can fix. Its message is returned, while the message of an unexpected error is hidden. */
export class UserError extends GraphQLError {
  override name = "UserError"
}
