/** What is wrong with a request. Its detail is for whoever sent it, and says what to do. */
export class Problem extends Error {
  override name = "Problem"
  readonly status: number
  /** Further members of the response's body. */
  readonly members: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    detail: string,
    members: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail)
    this.status = status
    this.members = members
    this.headers = headers
  }
}

export type ProblemBody = (problem: Problem) => object

/** @see https://www.rfc-editor.org/rfc/rfc9457 */
export function problemBody({ status, message, members }: Problem): object {
  return { status, detail: message, ...members }
}
