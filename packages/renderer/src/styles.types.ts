/** A style sheet as a module: its text is there where the site's build puts it. */
export interface SheetModule {
  readonly sheet?: string | undefined
}

/** The style sheets of each block by the block's name, in one order for all. Written by code generation. */
export type BlockStyles = Readonly<Record<string, readonly SheetModule[]>>
