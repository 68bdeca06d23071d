/**
 * Matches the modules whose style sheets are sent for each page: those of the blocks and the kit, wherever they are
 * installed.
 */
export const OWN_MODULES = /(?:^|\/)(?:@forecourt|packages)\/(?:blocks|ui-kit)\/dist\/.+\.js$/

/** Matches their style sheets, and captures the name of a sheet, which does not depend on the place of installation. */
export const OWN_SHEETS = /(?:^|\/)(?:@forecourt|packages)\/((?:blocks|ui-kit)\/.+\.module\.css)$/
