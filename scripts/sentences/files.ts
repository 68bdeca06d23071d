/** Matches third-party, generated and historical files. The sentences in these files are not checked. */
export const NOT_READ =
  /(^|\/)(generated|examples|fixtures?|CHANGELOG\.md)(\/|$)|^demo\/|^\.changeset\/|^sites\/[^/]+\/content\/|^docs\/(spec|generated)\/|^docs\/adr\/0070-|^scripts\/sentences\/words\.ts$/

export const READ = /\.(tsx?|mts|mjs|md|(schema|openapi)\.json)$/
