/** A block on a page. */
export interface EditedBlock {
  /** The folder name of the block, for example `hero-banner`. */
  readonly block: string
  /** The identifier, which does not change when the block is moved. */
  readonly id: string
  readonly fields?: Fields
  readonly params?: Readonly<Record<string, string>>
  readonly placeholders?: Areas
}

export type Fields = Readonly<Record<string, unknown>>

/**
 * The blocks of a page or of a parent block, by the name of the area or placeholder that contains them. The blocks are
 * in page order.
 */
export type Areas = Readonly<Record<string, readonly EditedBlock[]>>

/** A page in one language, in the editor's format. Properties that are not listed here are kept unchanged. */
export interface EditedPage {
  readonly fields: Fields
  readonly layout: Areas
}
