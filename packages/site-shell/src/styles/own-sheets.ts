/**
 * Matches the modules of blocks and of the UI kit, regardless of where they are installed. Each page gets only those of
 * their style sheets that it needs.
 */
export const OWN_MODULES = /(?:^|\/)(?:@forecourt|packages)\/(?:blocks|ui-kit)\/dist\/.+\.js$/

/**
 * Matches the style sheets of blocks and of the UI kit. The captured name of the style sheet does not depend on the
 * installation folder.
 */
export const OWN_SHEETS = /(?:^|\/)(?:@forecourt|packages)\/((?:blocks|ui-kit)\/.+\.module\.css)$/
