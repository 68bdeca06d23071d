/** Modules that may bring style sheets which are sent page by page: those of the blocks and the kit, wherever installed. */
export const OWN_MODULES = /(?:^|\/)(?:@forecourt|packages)\/(?:blocks|ui-kit)\/dist\/.+\.js$/

/** Their style sheets; what they are called is the same wherever they are installed. */
export const OWN_SHEETS = /(?:^|\/)(?:@forecourt|packages)\/((?:blocks|ui-kit)\/.+\.module\.css)$/
