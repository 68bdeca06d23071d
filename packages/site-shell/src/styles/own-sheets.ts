/**
 * Matches the modules whose style sheets are sent for each page: the modules of the blocks and of the UI kit, in any
 * installation folder.
 */
export const OWN_MODULES = /(?:^|\/)(?:@forecourt|packages)\/(?:blocks|ui-kit)\/dist\/.+\.js$/

/**
 * Matches the style sheets of these modules, and captures the name of a style sheet, which does not depend on the
 * installation folder.
 */
export const OWN_SHEETS = /(?:^|\/)(?:@forecourt|packages)\/((?:blocks|ui-kit)\/.+\.module\.css)$/
