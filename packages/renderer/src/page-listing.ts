/** The description of a page by its list, as its address narrows it. */
export interface PageListing {
  /** The values that the list is narrowed to, for the page's title: a make, and a model of it. */
  readonly values: readonly string[]
  /**
   * True when search engines may show the page: it lists something, and nothing but `values` narrows it. The number
   * of other addresses is unlimited.
   */
  readonly isIndexable: boolean
  /** The listed items, in order. */
  readonly items: readonly ListedItem[]
}

export interface ListedItem {
  readonly name: string
  /** Address on the site. */
  readonly href: string
}
