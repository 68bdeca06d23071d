/** The description of a page by its list and its active filters. */
export interface PageListing {
  /** The filters for the title of the page: a make and one of its models. */
  readonly values: readonly string[]
  /**
   * True when search engines may index the page: its list is not empty and has no filters except `values`. The number
   * of other filter combinations is unlimited.
   */
  readonly isIndexable: boolean
  /** The listed items in order. */
  readonly items: readonly ListedItem[]
}

export interface ListedItem {
  readonly name: string
  /** The path of the item on the site. */
  readonly href: string
}
