/** What a refusal is about, by the names that stand in its text. */
export type RefusalWords = Readonly<Record<string, string>>

/** Ends a call with one of the refusals that its contract names. */
export class Refusal<Code extends string = string> extends Error {
  override name = "Refusal"
  readonly code: Code
  /** When it is worth trying again. */
  readonly retryAfterMs: number | null
  readonly headers: Readonly<Record<string, string>>
  /** What its text names in braces: `{brand}`. */
  readonly words: RefusalWords

  constructor(
    code: Code,
    retryAfterMs: number | null = null,
    headers: Readonly<Record<string, string>> = {},
    words: RefusalWords = {},
  ) {
    super(code)
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.headers = headers
    this.words = words
  }
}
