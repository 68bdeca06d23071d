/**
 * The initial texts of a new site, which editors replace later. The placeholders `{company}` and `{mail}` are filled in
 * when the site is created.
 */
export interface SiteTexts {
  /** The names of the pages. They appear in the content tree, in the menu and, in lower case, in URLs. */
  readonly pages: {
    readonly home: string
    readonly cars: PageName
    readonly contact: PageName
    readonly notFound: string
    readonly failed: string
  }
  readonly home: PageTexts & {
    readonly searchShort: string
    readonly search: string
    readonly visit: Section
    readonly sell: Section
  }
  readonly cars: PageTexts & { readonly check: Section }
  readonly contact: PageTexts & { readonly write: Section }
  readonly notFound: PageTexts
  readonly failed: PageTexts
  readonly footer: { readonly company: string; readonly note: string; readonly noteTitle: string }
  readonly pictures: Readonly<Record<SceneName, string>>
}

export type SceneName = "nordic-street" | "showroom" | "workshop" | "forest-road" | "key"

interface PageName {
  readonly name: string
  readonly slug: string
}

interface PageTexts {
  readonly title: string
  readonly text: string
  readonly link: string
  readonly metaTitle: string
  readonly metaDescription: string
}

interface Section {
  readonly title: string
  readonly text: string
  readonly link: string
}
