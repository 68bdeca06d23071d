/** A block on a page. */
export interface EditedBlock {
  /** The folder name of the block, for example `hero-banner`. */
  readonly block: string
  /** The identifier, which stays the same when the block moves. */
  readonly id: string
  readonly fields?: Fields
  readonly params?: Readonly<Record<string, string>>
  /** The child blocks, by placeholder. */
  readonly slots?: Areas
}

export type Fields = Readonly<Record<string, unknown>>

/** The blocks in order, by area or placeholder. */
export type Areas = Readonly<Record<string, readonly EditedBlock[]>>

/** A page in one language, in the form for editors. Its other properties are left unchanged. */
export interface EditedPage {
  /** The fields of the page, such as its title in search results. */
  readonly fields: Fields
  readonly layout: Areas
}
