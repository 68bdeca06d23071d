/** The module of a style sheet. It contains the text of the style sheet if the site's build adds it. */
export interface SheetModule {
  readonly sheet?: string | undefined
}

/** The style sheets of each block by block name, always in the same order. Generated. */
export type BlockStyles = Readonly<Record<string, readonly SheetModule[]>>
