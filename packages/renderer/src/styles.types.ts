/** The module of a style sheet, including its text if the build of the site adds it. */
export interface SheetModule {
  readonly sheet?: string | undefined
}

/** The style sheets of each block by block name, always in the same order. Generated. */
export type BlockStyles = Readonly<Record<string, readonly SheetModule[]>>
