/** The languages of the sites. */
export const LANGUAGES = ["sv", "nb", "en", "fi", "sk"] as const
export type Language = (typeof LANGUAGES)[number]

/** The texts of a car dealer's page, in one language. */
export interface Words {
  /** The headings. */
  readonly titles: readonly string[]
  /** Running texts of one or two sentences. */
  readonly sentences: readonly string[]
  /** The labels of facts. The values of the facts are listed in the same order. */
  readonly labels: readonly string[]
  readonly values: readonly string[]
  readonly buttons: readonly string[]
  readonly hints: readonly string[]
  /** The campaign labels, each of a few words. */
  readonly campaigns: readonly string[]
  readonly notices: readonly string[]
  readonly places: readonly string[]
  readonly people: readonly string[]
  /** The job titles of people at the company. */
  readonly roles: readonly string[]
  /** The names of the pages of a site, by path. */
  readonly pages: Readonly<Record<string, string>>
  /** The longest realistic texts, which must fit into narrow columns. */
  readonly longest: {
    readonly title: string
    readonly sentence: string
    readonly label: string
  }
}
