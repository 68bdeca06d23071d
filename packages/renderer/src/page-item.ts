import type { PageTemplates } from "./generated/pages.ts"
import type { Choices } from "./page-choices.ts"

/** The data of the page that a block can read. */
export interface PageItem {
  /** The identifier of the page's item; empty when the platform sends none. */
  readonly id: string
  /** The name of the page's template in the content platform, for example `StoryPage`. */
  readonly template: string
  /** The page's title: its navigation title, or else its name. */
  readonly name: string
  /** The fields that only the page's template has, by the schema's names. Read them with {@link getTemplateFields}. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The query parameters in the address, for example `{ tag: ["elbil"], page: ["2"] }`. Empty on most pages. */
  readonly choices: Choices
  /** The entity of the page, when one layout serves many items. `null` when the item does not exist. */
  readonly entity?: PageEntity | null
}

/** An item of a collection in which each item has a page, such as a car. */
export interface PageEntity {
  /** The kind of entity, for example `car`. */
  readonly kind: string
  readonly id: string
  /** The fields of the item as its service returned them. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** A page without data, for stories and for previews of single blocks. */
export const NO_PAGE: PageItem = { id: "", template: "", name: "", fields: {}, choices: {} }

/** Returns the page's fields when it has the given template, and otherwise `null`. */
export function getTemplateFields<Name extends keyof PageTemplates>(
  page: Pick<PageItem, "template" | "fields">,
  template: Name,
): Partial<PageTemplates[Name]> | null {
  // The site reads the fields of each template by the schema from which this type is generated.
  return page.template === template ? (page.fields as Partial<PageTemplates[Name]>) : null
}
