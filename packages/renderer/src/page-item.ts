import type { PageTemplates } from "./generated/pages.ts"
import type { Choices } from "./page-choices.ts"

/** The data of the page that a block can read. */
export interface PageItem {
  /** The identifier of the item of the page. Empty when the platform sends none. */
  readonly id: string
  /** The name of the page template on the content platform, for example `StoryPage`. */
  readonly template: string
  /** The title of the page: its navigation title, or otherwise its name. */
  readonly name: string
  /**
   * The fields that only the page's template has, by their names in the schema. Read them with {@link
   * getTemplateFields}.
   */
  readonly fields: Readonly<Record<string, unknown>>
  /** The query parameters of the URL, for example `{ tag: ["elbil"], page: ["2"] }`. Empty on most pages. */
  readonly choices: Choices
  /**
   * The entity of the page, for pages that show an item of a collection with a shared layout. `null` when the item does
   * not exist.
   */
  readonly entity?: PageEntity | null
}

/** An item of a collection whose items each have their own page, for example a car. */
export interface PageEntity {
  /** The kind of entity, for example `car`. */
  readonly kind: string
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** A page without data, for stories and previews of single blocks. */
export const NO_PAGE: PageItem = { id: "", template: "", name: "", fields: {}, choices: {} }

/** Returns the fields of the page when it has the given template. Returns `null` otherwise. */
export function getTemplateFields<Name extends keyof PageTemplates>(
  page: Pick<PageItem, "template" | "fields">,
  template: Name,
): Partial<PageTemplates[Name]> | null {
  // The site reads the fields of each template by the schema from which this type is generated.
  return page.template === template ? (page.fields as Partial<PageTemplates[Name]>) : null
}
