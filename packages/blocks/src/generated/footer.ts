// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, RichTextField, TextField } from "@forecourt/renderer"

/** The footer of every page: brands, link columns, contact and social links. */
export interface Footer {
  /**
   * True if the brand logos are shown.
   *
   * @default false
   */
  showBrands: boolean
  /** The heading above the brand logos. */
  brandsHeading?: TextField
  /**
   * The brands that the group sells; a brand without a logo is left out.
   *
   * @maxItems 65
   */
  brands?: {
    /** The name of the brand, as the car list filters by it. */
    name: TextField
    /** The logo in colour. */
    logo?: ImageField
    /** The logo in one colour. */
    logoBlackAndWhite?: ImageField
  }[]
  /**
   * The columns of links.
   *
   * @maxItems 8
   */
  columns?: {
    /** The heading of the column. */
    title?: TextField
    /** The text above the links. */
    description?: RichTextField
    /**
     * The links of the column.
     *
     * @maxItems 30
     */
    columnItems?: {
      /** The link: a page, a phone number or an address. */
      link: LinkField
    }[]
  }[]
  /** The highlighted link. */
  highlightedLink?: LinkField
  /**
   * The links to the company's social media profiles.
   *
   * @maxItems 12
   */
  socialLinks?: {
    /** The name of the service, for example "Instagram". */
    name: TextField
    /** The address of the profile. */
    url: LinkField
  }[]
  /** The first note, for example opening hours. */
  infoField1?: {
    /** The heading of the first note. */
    heading?: TextField
    /** The text of the first note. */
    text?: RichTextField
  }
  /** The second note, for example the company's registration. */
  infoField2?: {
    /** The heading of the second note. */
    heading?: TextField
    /** The text of the second note. */
    text?: RichTextField
  }
  /**
   * True if the first note takes the full width.
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
