/** The module of a style sheet, with the sheet's text if the site's build adds it. */
export interface SheetModule {
  readonly sheet?: string | undefined
}

/** The style sheets of each block by the block's name, in the same order everywhere. Written by code generation. */
export type BlockStyles = Readonly<Record<string, readonly SheetModule[]>>
