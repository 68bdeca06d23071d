/**
 * Matches the paths of the modules of blocks and the UI kit, independent of the folder in which they are installed.
 */
export const OWN_MODULES = /(?:^|\/)(?:@forecourt|packages)\/(?:blocks|ui-kit)\/dist\/.+\.js$/

/**
 * Matches the paths of the style sheets of blocks and the UI kit. The captured name does not contain the installation
 * folder.
 */
export const OWN_SHEETS = /(?:^|\/)(?:@forecourt|packages)\/((?:blocks|ui-kit)\/.+\.module\.css)$/
