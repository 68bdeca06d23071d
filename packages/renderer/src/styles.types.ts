/** The module of a style sheet. `sheet` is the CSS text, or `undefined` if the build of the site has not added it. */
export interface SheetModule {
  readonly sheet?: string | undefined
}

/** The style sheets of each block, in a fixed order, by block name. The map is generated. */
export type BlockStyles = Readonly<Record<string, readonly SheetModule[]>>
