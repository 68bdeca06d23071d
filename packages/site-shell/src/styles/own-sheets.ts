/** Matches the modules of blocks and the UI kit, wherever they are installed. */
export const OWN_MODULES = /(?:^|\/)(?:@forecourt|packages)\/(?:blocks|ui-kit)\/dist\/.+\.js$/

/** Matches the style sheets of blocks and the UI kit, by a name without the installation folder. */
export const OWN_SHEETS = /(?:^|\/)(?:@forecourt|packages)\/((?:blocks|ui-kit)\/.+\.module\.css)$/
