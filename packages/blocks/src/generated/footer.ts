// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, RichTextField, TextField } from "@forecourt/renderer"

/** The end of every page: brands, link columns, contact and social links. */
export interface Footer {
  /**
   * Shows the brand logos.
   *
   * @default false
   */
  showBrands: boolean
  /** Heading above the brand logos. */
  brandsHeading?: TextField
  /**
   * Brands the group sells; one without a logo is left out.
   *
   * @maxItems 65
   */
  brands?: {
    /** Brand name, as the car list filters by it. */
    name: TextField
    /** Logo in colour. */
    logo?: ImageField
    /** Logo in one colour. */
    logoBlackAndWhite?: ImageField
  }[]
  /**
   * Columns of links.
   *
   * @maxItems 8
   */
  columns?: {
    /** Heading of the column. */
    title?: TextField
    /** Text above the links. */
    description?: RichTextField
    /**
     * The links of the column.
     *
     * @maxItems 30
     */
    columnItems?: {
      /** A page, a phone number or an address. */
      link: LinkField
    }[]
  }[]
  /** The one link to notice. */
  highlightedLink?: LinkField
  /**
   * Where to follow the company.
   *
   * @maxItems 12
   */
  socialLinks?: {
    /** Name of the service, for example "Instagram". */
    name: TextField
    /** Address of the profile. */
    url: LinkField
  }[]
  /** First note, for example opening hours. */
  infoField1?: {
    /** Heading of the first note. */
    heading?: TextField
    /** The first note. */
    text?: RichTextField
  }
  /** Second note, for example the company's registration. */
  infoField2?: {
    /** Heading of the second note. */
    heading?: TextField
    /** The second note. */
    text?: RichTextField
  }
  /**
   * Lets the first note take the whole width.
   *
   * @default false
   */
  infoFieldOneChildFullWidth: boolean
}

/** A footer before its defaults are filled in. */
export interface FooterInput {
  showBrands?: boolean
  brandsHeading?: TextField
  brands?: { name: TextField; logo?: ImageField; logoBlackAndWhite?: ImageField }[]
  columns?: { title?: TextField; description?: RichTextField; columnItems?: { link: LinkField }[] }[]
  highlightedLink?: LinkField
  socialLinks?: { name: TextField; url: LinkField }[]
  infoField1?: { heading?: TextField; text?: RichTextField }
  infoField2?: { heading?: TextField; text?: RichTextField }
  infoFieldOneChildFullWidth?: boolean
}
