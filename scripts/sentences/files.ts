/**
 * Matches the paths of files whose sentences are not checked: third-party files, generated files, and historical
 * documents.
 */
export const NOT_READ =
  /(^|\/)(generated|examples|fixtures?|CHANGELOG\.md)(\/|$)|^demo\/|^\.changeset\/|^sites\/[^/]+\/content\/|^docs\/(spec|generated)\/|^docs\/adr\/0070-|^scripts\/sentences\/words\.ts$/

export const READ = /\.(tsx?|mts|mjs|md)$/
