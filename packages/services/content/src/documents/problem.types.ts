export interface Finding {
  /**
   * The JSON pointer to the problem, for example `/layout/main/0/fields/title`. It is empty if the problem concerns the
   * whole document.
   */
  readonly pointer: string
  readonly message: string
  readonly cure: string
  /** True if the problem is missing content. The document can then be stored as a draft but not published. */
  readonly isIncomplete?: true
}

export interface Problem extends Finding {
  readonly file: string
}
