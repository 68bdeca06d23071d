export interface Finding {
  /**
   * The JSON pointer to the problem, for example `/layout/main/0/fields/title`, or an empty string if the problem
   * concerns the whole document.
   */
  readonly pointer: string
  readonly message: string
  readonly cure: string
  /** True if the problem is missing content. Such a document can be stored as a draft but not published. */
  readonly isIncomplete?: true
}

export interface Problem extends Finding {
  readonly file: string
}
