import type { PageTemplates } from "./generated/pages.ts"
import type { Choices } from "./page-choices.ts"

/** The data about the current page that blocks can read. */
export interface PageItem {
  /** The identifier of the page's item on the content platform. It is an empty string when the platform sends none. */
  readonly id: string
  /** The name of the page template on the content platform, for example `StoryPage`. */
  readonly template: string
  /** The navigation title of the page or, if there is none, its name. */
  readonly name: string
  /**
   * The fields that exist only in this page template, by their names in the schema. Use {@link getTemplateFields} to
   * read them.
   */
  readonly fields: Readonly<Record<string, unknown>>
  /**
   * The query parameters of the URL, for example `{ tag: ["elbil"], page: ["2"] }`. The object is empty on most pages.
   */
  readonly choices: Choices
  /**
   * The item that the page shows, such as a car, if many items share one page layout. It is `null` if the item does not
   * exist.
   */
  readonly entity?: PageEntity | null
}

/** An item of a collection, such as a car. Each item has a separate page. */
export interface PageEntity {
  /** The kind of entity, for example `car`. */
  readonly kind: string
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** A page without data, for stories and previews of single blocks. */
export const NO_PAGE: PageItem = { id: "", template: "", name: "", fields: {}, choices: {} }

/** Returns the fields of the page's template if the page has the given template, otherwise `null`. */
export function getTemplateFields<Name extends keyof PageTemplates>(
  page: Pick<PageItem, "template" | "fields">,
  template: Name,
): Partial<PageTemplates[Name]> | null {
  // The site reads the fields of each template by the schema from which this type is generated.
  return page.template === template ? (page.fields as Partial<PageTemplates[Name]>) : null
}
