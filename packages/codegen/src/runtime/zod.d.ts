/** The minimal interface of a zod schema, without zod's own types, which are slow to check. */
export interface Schema<Output> {
  parse(value: unknown): Output
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: Output } | { readonly success: false; readonly error: ZodFailure }
}

export interface ZodFailure {
  readonly issues: readonly { readonly code: string; readonly path: readonly PropertyKey[]; readonly message: string }[]
}
