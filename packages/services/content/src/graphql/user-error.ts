import { GraphQLError } from "graphql"

/** Something the caller can mend: its message is shown, where a surprise would be hidden. */
export class UserError extends GraphQLError {
  override name = "UserError"
}
