/** The files whose sentences have no findings, which a unit test enforces. The list only grows. */
export const CLEAN: readonly RegExp[] = [
  /^(README|CONTRIBUTING)\.md$/,
  /^\.github\//,
  /^\.storybook\//,
  /^bench\//,
  /^docs\//,
  /^e2e\//,
  /^packages\/api-clients\//,
  /^packages\/blocks\//,
  /^packages\/calendar\//,
  /^packages\/codegen\//,
  /^packages\/contracts\//,
  /^packages\/editor\//,
  /^packages\/finance\//,
  /^packages\/flow-kit\//,
  /^packages\/front\//,
  /^packages\/machines\//,
  /^packages\/platform\//,
  /^packages\/redirects\//,
  /^packages\/renderer\//,
  /^packages\/schema-compat\//,
  /^packages\/search-engine\//,
  /^packages\/service-kit\//,
  /^packages\/services\//,
  /^packages\/site-shell\//,
  /^packages\/themes\//,
  /^packages\/ui-kit\//,
  /^redirects\//,
  /^schemas\//,
  /^scripts\//,
  /^sites\//,
]

/** Matches files that are not checked: third-party files, generated files, and historical documents. */
export const NOT_READ =
  /(^|\/)(generated|examples|fixtures?|CHANGELOG\.md)(\/|$)|^demo\/|^\.changeset\/|^sites\/[^/]+\/content\/|^docs\/(spec|generated)\/|^docs\/adr\/0070-|^scripts\/sentences\/words\.ts$/

/** Matches the kinds of files that contain sentences. */
export const READ = /\.(tsx?|mts|mjs|md)$/
