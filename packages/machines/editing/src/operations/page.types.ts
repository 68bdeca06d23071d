/** One use of a block on a page. */
export interface EditedBlock {
  /** Folder name of the block, for example `hero-banner`. */
  readonly block: string
  /** Stays with the block wherever it moves. */
  readonly id: string
  readonly fields?: Fields
  readonly params?: Readonly<Record<string, string>>
  /** Blocks inside this one, by placeholder. */
  readonly slots?: Areas
}

export type Fields = Readonly<Record<string, unknown>>

/** Blocks in their order, by area or placeholder. */
export type Areas = Readonly<Record<string, readonly EditedBlock[]>>

/** A page in one language, as its editors change it. Its other members are left unchanged. */
export interface EditedPage {
  /** The fields of the page, for example its title in search results. */
  readonly fields: Fields
  readonly layout: Areas
}
