/** The languages of the sites. */
export const LANGUAGES = ["sv", "nb", "en", "fi", "sk"] as const
export type Language = (typeof LANGUAGES)[number]

/** The texts of a car dealer's page, in one language. */
export interface Words {
  /** The headings. */
  readonly titles: readonly string[]
  /** Running texts of one or two sentences. */
  readonly sentences: readonly string[]
  /** The labels of facts, and the facts, in the same order. */
  readonly labels: readonly string[]
  readonly values: readonly string[]
  readonly buttons: readonly string[]
  readonly hints: readonly string[]
  /** The labels of campaigns, a few words each. */
  readonly campaigns: readonly string[]
  readonly notices: readonly string[]
  readonly places: readonly string[]
  readonly people: readonly string[]
  /** The roles of people at the company. */
  readonly roles: readonly string[]
  /** The pages of a site by address. */
  readonly pages: Readonly<Record<string, string>>
  /** The longest texts that occur in practice, which narrow columns must handle. */
  readonly longest: {
    readonly title: string
    readonly sentence: string
    readonly label: string
  }
}
