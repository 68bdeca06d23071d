/** Something wrong in a document, said so that its writer can mend it. */
export interface Finding {
  /** JSON pointer to the place, for example `/layout/main/0/fields/title`; empty for the whole. */
  readonly pointer: string
  readonly message: string
  /** What to do about it. */
  readonly cure: string
  /** Whether the document can be kept as a draft all the same: it only cannot be published. */
  readonly isIncomplete?: true
}

/** A finding in a file. */
export interface Problem extends Finding {
  readonly file: string
}
