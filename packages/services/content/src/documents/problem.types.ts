/** A problem in a document, described so that its writer can fix it. */
export interface Finding {
  /** A JSON pointer to the place, for example `/layout/main/0/fields/title`; empty for the whole document. */
  readonly pointer: string
  readonly message: string
  /** The way to fix it. */
  readonly cure: string
  /** True for missing content: the document can be stored as a draft, and cannot be published. */
  readonly isIncomplete?: true
}

/** A finding in a file. */
export interface Problem extends Finding {
  readonly file: string
}
