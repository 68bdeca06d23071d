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
   * Creates the error, with the elapsed time in its message. If this time is far above the page's time budget, the
   * server was overloaded.
   */
  constructor(path: string, { what, who = "the content platform", cause, afterMs }: Missing) {
    const when = `${Math.round(afterMs)} ms`
    super(`readLivePage: ${who} did not give all of ${path}: ${what} was missing after ${when}.`, { cause })
  }
}
