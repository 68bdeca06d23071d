import type { PageTemplates } from "./generated/pages.ts"
import type { Choices } from "./page-choices.ts"

/** The page that contains a block, as far as blocks may know it. */
export interface PageItem {
  /** The identifier of the page's item. Empty when the platform gives none. */
  readonly id: string
  /** Name of its template in the content platform, for example `StoryPage`. */
  readonly template: string
  /** The page's title for people: its title in the navigation, or else its name. */
  readonly name: string
  /** The fields that only its template has, in the schema's own names. Read them with {@link getTemplateFields}. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The choices in the address, for example `{ tag: ["elbil"], page: ["2"] }`. Empty on most pages. */
  readonly choices: Choices
  /**
   * The subject of the page, where one layout serves many items. `null` in its view for an item that does not
   * exist.
   */
  readonly subject?: PageSubject | null
}

/** One of many items with a page each, such as a car. */
export interface PageSubject {
  /** The kind of subject, for example `car`. */
  readonly kind: string
  readonly id: string
  /** As its service has it. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** A page without data: for stories, and previews of single blocks. */
export const NO_PAGE: PageItem = { id: "", template: "", name: "", fields: {}, choices: {} }

/** The page's own fields when it is of a template, `null` when it is of another. */
export function getTemplateFields<Name extends keyof PageTemplates>(
  page: Pick<PageItem, "template" | "fields">,
  template: Name,
): Partial<PageTemplates[Name]> | null {
  // The site reads the fields of each template by the schema that this type is made from.
  return page.template === template ? (page.fields as Partial<PageTemplates[Name]>) : null
}
