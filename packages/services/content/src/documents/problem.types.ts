export interface Finding {
  /** The JSON pointer to the place, for example `/layout/main/0/fields/title`. Empty for the whole document. */
  readonly pointer: string
  readonly message: string
  readonly cure: string
  /** True for missing content: the document can be stored as a draft, but not published. */
  readonly isIncomplete?: true
}

export interface Problem extends Finding {
  readonly file: string
}
