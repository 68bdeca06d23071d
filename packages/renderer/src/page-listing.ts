/** What a list says of its page, as its address narrows it. */
export interface PageListing {
  /** What it is narrowed to, and in the page's title for that: a make, and a model of it. */
  readonly values: readonly string[]
  /**
   * Whether search engines may show the page: it lists something, and nothing but `values` narrows it. Every other one
   * is among endlessly many that anyone can make.
   */
  readonly isIndexable: boolean
  /** What stands in it, in order. */
  readonly items: readonly ListedItem[]
}

export interface ListedItem {
  readonly name: string
  /** Address on the site. */
  readonly href: string
}
