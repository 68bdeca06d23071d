/** The description of a page by its list and the active filters. */
export interface PageListing {
  /** The filters for the page's title: a make, and a model of it. */
  readonly values: readonly string[]
  /**
   * True when search engines may index the page: its list is not empty and has no filters except `values`. Other
   * combinations of filters are unlimited.
   */
  readonly isIndexable: boolean
  /** The listed items, in order. */
  readonly items: readonly ListedItem[]
}

export interface ListedItem {
  readonly name: string
  /** The item's address on the site. */
  readonly href: string
}
