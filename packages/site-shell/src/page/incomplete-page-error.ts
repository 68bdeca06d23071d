interface Missing {
  readonly what: string
  /**
   * The source of the missing part.
   * @default the content platform
   */
  readonly who?: string | undefined
  readonly cause: unknown
  readonly afterMs: number
}

export class IncompletePageError extends Error {
  override readonly name = "IncompletePageError"
  readonly isOutage = true

  /**
   * Creates the error. Its message contains the elapsed time. If this time is far above the time budget of the page,
   * the server was overloaded.
   */
  constructor(path: string, { what, who = "the content platform", cause, afterMs }: Missing) {
    const when = `${Math.round(afterMs)} ms`
    super(`readLivePage: ${who} did not give all of ${path}: ${what} was missing after ${when}.`, { cause })
  }
}
