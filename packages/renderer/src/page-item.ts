import type { PageTemplates } from "./generated/pages.ts"
import type { Choices } from "./page-choices.ts"

/** The page that a block stands on, as far as blocks may know it. */
export interface PageItem {
  /** Identifier of the page's item; empty when the platform gives none. */
  readonly id: string
  /** Name of its template in the content platform, for example `StoryPage`. */
  readonly template: string
  /** What people call the page: its title in the navigation, or else its name. */
  readonly name: string
  /** What its template holds beside what every page does, in the schema's own names; read it with {@link getTemplateFields}. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Choices that stand in the address, for example `{ tag: ["elbil"], page: ["2"] }`; none on most pages. */
  readonly choices: Choices
  /** What the page is about, where one layout stands for many; `null` in its view for an item that there is not. */
  readonly subject?: PageSubject | null
}

/** One of many items with a page each, such as a car. */
export interface PageSubject {
  /** What it is, for example `car`. */
  readonly kind: string
  readonly id: string
  /** As its service has it. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** A page that nobody told anything about: stories, previews of single blocks. */
export const NO_PAGE: PageItem = { id: "", template: "", name: "", fields: {}, choices: {} }

/** The page's own fields when it is of a template, `null` when it is of another. */
export function getTemplateFields<Name extends keyof PageTemplates>(
  page: Pick<PageItem, "template" | "fields">,
  template: Name,
): Partial<PageTemplates[Name]> | null {
  // The site reads the fields of each template by the schema that this type is made from.
  return page.template === template ? (page.fields as Partial<PageTemplates[Name]>) : null
}
