/** The list on a page and its active filters. The title and metadata of the page are derived from them. */
export interface PageListing {
  /** The active filters that appear in the title of the page: a make and one of its models. */
  readonly values: readonly string[]
  /**
   * True when search engines may index the page: its list is not empty and has no filters other than `values`. Pages
   * with other filters are excluded, since the number of filter combinations is unlimited.
   */
  readonly isIndexable: boolean
  /**
   * The filter combinations that match items and can be the `values` of a similar page. They are set only for a list
   * without active filters.
   */
  readonly narrowings?: readonly (readonly string[])[]
  readonly items: readonly ListedItem[]
}

export interface ListedItem {
  readonly name: string
  readonly href: string
}
