/** Something that does not fit a schema. */
export interface Issue {
  /** JSON pointer, for example `/facts/0/label`. */
  readonly pointer: string
  /** Schema keyword that was not met, for example `maxItems`. */
  readonly keyword: string
  readonly message: string
  /** The number in the schema that was passed, for example 4 of `maxItems: 4`. */
  readonly limit?: number
}

/** What everybody needs of a zod schema, without zod's own types: they are slow to check. */
export interface Schema<Output> {
  parse(value: unknown): Output
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: Output } | { readonly success: false; readonly error: ZodFailure }
}

export interface ZodFailure {
  readonly issues: readonly { readonly code: string; readonly path: readonly PropertyKey[]; readonly message: string }[]
}
