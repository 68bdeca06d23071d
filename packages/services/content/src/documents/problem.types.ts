export interface Finding {
  /**
   * The JSON pointer to the problem, for example `/layout/main/0/fields/title`, or an empty string if the problem
   * concerns the whole document.
   */
  readonly pointer: string
  readonly message: string
  readonly cure: string
  /** True if required content is missing. A document with only such problems can be saved as a draft but not published. */
  readonly isIncomplete?: true
}

export interface Problem extends Finding {
  readonly file: string
}
