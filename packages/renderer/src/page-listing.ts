/** The list on a page and its active filters, from which the title and the metadata of the page are derived. */
export interface PageListing {
  /**
   * The active filters that appear in the title of the page: a make, optionally followed by one of its models. The list
   * is empty if there are none.
   */
  readonly values: readonly string[]
  /**
   * True if search engines may index the page. The list must not be empty and must have no filters other than `values`,
   * since the number of other filter combinations is unlimited.
   */
  readonly isIndexable: boolean
  /**
   * The combinations of filters that have results and can be the `values` of a narrower page, such as `["Volvo",
   * "XC60"]`. The property is set only if the list has no active filters.
   */
  readonly narrowings?: readonly (readonly string[])[]
  readonly items: readonly ListedItem[]
}

export interface ListedItem {
  readonly name: string
  readonly href: string
}
