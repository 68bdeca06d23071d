/** Files whose sentences have no findings: the unit test holds them. The list only grows. */
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
  /^redirects\//,
  /^schemas\//,
  /^scripts\//,
  /^sites\//,
]

/** Files that others wrote, that are generated, or that stay as history left them. */
export const NOT_READ =
  /(^|\/)(generated|examples|fixtures?|CHANGELOG\.md)(\/|$)|^demo\/|^\.changeset\/|^sites\/[^/]+\/content\/|^docs\/(spec|generated)\/|^docs\/adr\/0070-|^scripts\/sentences\/words\.ts$/

/** Kinds of files with sentences. */
export const READ = /\.(tsx?|mts|mjs|md)$/
