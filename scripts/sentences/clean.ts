/** Files whose sentences have no findings: the unit test holds them. The list only grows. */
export const CLEAN: readonly RegExp[] = [
  /^\.github\//,
  /^(README|CONTRIBUTING)\.md$/,
  /^packages\/finance\//,
  /^scripts\/sentences/,
]

/** Files that others wrote, that are generated, or that stay as history left them. */
export const NOT_READ =
  /(^|\/)(generated|examples|fixtures?|CHANGELOG\.md)(\/|$)|^demo\/|^\.changeset\/|^sites\/[^/]+\/content\/|^docs\/(spec|generated)\/|^docs\/adr\/0070-|^scripts\/sentences\/words\.ts$/

/** Kinds of files with sentences. */
export const READ = /\.(tsx?|mts|mjs|md)$/
