interface Missing {
  readonly what: string
  /** @default the content platform */
  readonly who?: string | undefined
  readonly cause: unknown
  readonly afterMs: number
}

/** Thrown where the content platform, or the search service, did not give all of a page. */
export class IncompletePageError extends Error {
  override readonly name = "IncompletePageError"
  readonly isOutage = true

  /** Far more time than pages may wait says that this machine had none to spare. */
  constructor(path: string, { what, who = "the content platform", cause, afterMs }: Missing) {
    const when = `${Math.round(afterMs)} ms`
    super(`readLivePage: ${who} did not give all of ${path}: ${what} was missing after ${when}.`, { cause })
  }
}
