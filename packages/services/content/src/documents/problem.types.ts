/** A problem in a document, described so that its author can fix it. */
export interface Finding {
  /** The JSON pointer to the place, for example `/layout/main/0/fields/title`. Empty for the whole document. */
  readonly pointer: string
  readonly message: string
  /** The instruction for fixing the problem. */
  readonly cure: string
  /** True for missing content: the document can be stored as a draft, but not published. */
  readonly isIncomplete?: true
}

/** A problem in a document, with the path of its file. */
export interface Problem extends Finding {
  readonly file: string
}
