// Generated from schemas/site/site.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSiteConfig } from "./site-config.parser.js"

/** The switches of one site: everything in which the sites differ that is not content. */
export interface SiteConfig {
  /**
   * Name of the site, for example se-automotive.
   *
   * @pattern ^[a-z]{2}-[a-z-]+$
   */
  name: string
  /**
   * Languages of the site; the first one has no prefix in addresses.
   *
   * @minItems 1
   */
  languages: string[]
  /**
   * Zone of the site's clocks, for example Europe/Stockholm.
   *
   * @minLength 1
   */
  timeZone: string
  /**
   * Host that visitors use, without www.
   *
   * @minLength 1
   */
  host: string
  /**
   * Where to report a weakness, as /.well-known/security.txt names it; security@ and the host when left out.
   *
   * @pattern ^(mailto:[^@]+@[^@]+|https://.+|tel:.+)$
   */
  securityContact?: string
  /**
   * Sends visitors of the www host to the bare host for good.
   *
   * @default false
   */
  redirectsFromWww: boolean
  /** Names of the root placeholders. */
  areas?: {
    /**
     * Placeholder at the top.
     *
     * @default "headless-header"
     */
    header: string
    /**
     * Placeholder in the middle.
     *
     * @default "headless-main"
     */
    main: string
    /**
     * Placeholder at the end.
     *
     * @default "headless-footer"
     */
    footer: string
  }
  /** Hosts whose pictures are resized; pictures from elsewhere are shown as they are. */
  imageHosts?: string[]
  /**
   * Lets the navigation float over the home page's opening.
   *
   * @default true
   */
  floatingNavigationOnHome: boolean
  /**
   * Services whose calls the site hands on, for example tyre-hotel; of others it knows no calls.
   *
   * @default []
   * @uniqueItems true
   */
  services: string[]
  /** Where the search service has the site's stock; without it the site has none. */
  searchIndexes?: {
    /**
     * Index of its cars, for example stock-se-used.
     *
     * @pattern ^[a-z0-9][a-z0-9_-]{0,63}$
     */
    stock: string
    /**
     * Index of its dealerships, for example sites-se-used.
     *
     * @pattern ^[a-z0-9][a-z0-9_-]{0,63}$
     */
    sites: string
  }
}

/** A site config before its defaults are filled in. */
export interface SiteConfigInput {
  name: string
  languages: string[]
  timeZone: string
  host: string
  securityContact?: string
  redirectsFromWww?: boolean
  areas?: { header?: string; main?: string; footer?: string }
  imageHosts?: string[]
  floatingNavigationOnHome?: boolean
  services?: string[]
  searchIndexes?: { stock: string; sites: string }
}
