/** The list on a page and its active filters, from which the title and metadata are derived. */
export interface PageListing {
  /** The filters that appear in the title of the page: a make and one of its models. */
  readonly values: readonly string[]
  /**
   * True when search engines may index the page. This requires that its list is not empty and has no filters other than
   * `values`, since the number of filter combinations is unlimited.
   */
  readonly isIndexable: boolean
  /**
   * The combinations of filters that match items and can be the `values` of a page of this kind. They are set only for
   * a list without active filters.
   */
  readonly narrowings?: readonly (readonly string[])[]
  readonly items: readonly ListedItem[]
}

export interface ListedItem {
  readonly name: string
  readonly href: string
}
