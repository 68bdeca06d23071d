// Generated from schemas/site/site.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSiteConfig } from "./site-config.parser.js"

/** The configuration of a web site: all differences between the sites that are not content. */
export interface SiteConfig {
  /**
   * The name of the web site, for example se-automotive.
   *
   * @pattern ^[a-z]{2}-[a-z-]+$
   */
  name: string
  /**
   * The languages of the web site. The first language has no prefix in addresses.
   *
   * @minItems 1
   */
  languages: string[]
  /**
   * The time zone of the web site, for example Europe/Stockholm.
   *
   * @minLength 1
   */
  timeZone: string
  /**
   * The host that visitors use, without www.
   *
   * @minLength 1
   */
  host: string
  /**
   * The contact for security reports in /.well-known/security.txt. Defaults to security@ followed by the host.
   *
   * @pattern ^(mailto:[^@]+@[^@]+|https://.+|tel:.+)$
   */
  securityContact?: string
  /**
   * True if visitors of the www host are permanently redirected to the host without www.
   *
   * @default false
   */
  redirectsFromWww: boolean
  /** The names of the root placeholders. */
  areas?: {
    /**
     * The placeholder at the top of the page.
     *
     * @default "headless-header"
     */
    header: string
    /**
     * The placeholder in the middle of the page.
     *
     * @default "headless-main"
     */
    main: string
    /**
     * The placeholder at the end of the page.
     *
     * @default "headless-footer"
     */
    footer: string
  }
  /** The hosts whose pictures are resized. Pictures from other hosts are shown unchanged. */
  imageHosts?: string[]
  /**
   * True if the navigation floats over the first section of the home page.
   *
   * @default true
   */
  floatingNavigationOnHome: boolean
  /**
   * The services whose calls the web site forwards, for example tyre-hotel. Calls to other services are unknown to
   * the web site.
   *
   * @default []
   * @uniqueItems true
   */
  services: string[]
  /** The indexes of the web site's stock in the search service. Without them, the web site has no stock. */
  searchIndexes?: {
    /**
     * The index of the cars, for example stock-se-used.
     *
     * @pattern ^[a-z0-9][a-z0-9_-]{0,63}$
     */
    stock: string
    /**
     * The index of the dealerships, for example sites-se-used.
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
