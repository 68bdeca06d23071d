/** The module of a style sheet. `sheet` contains the CSS if the site's build adds it. */
export interface SheetModule {
  readonly sheet?: string | undefined
}

/** The style sheets of each block, by block name and always in the same order. The map is generated. */
export type BlockStyles = Readonly<Record<string, readonly SheetModule[]>>
