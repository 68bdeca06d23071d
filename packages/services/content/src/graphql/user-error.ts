import { GraphQLError } from "graphql"

/**
 * An error that the caller can fix. Its message is included in the response, unlike the message of an unexpected error.
 */
export class UserError extends GraphQLError {
  override name = "UserError"
}
