/** Languages of the sites. */
export const LANGUAGES = ["sv", "nb", "en", "fi", "sk"] as const
export type Language = (typeof LANGUAGES)[number]

/** The texts of a car dealer's page, in one language. */
export interface Words {
  /** Headings. */
  readonly titles: readonly string[]
  /** One or two sentences of running text. */
  readonly sentences: readonly string[]
  /** The labels of facts, and the facts themselves, in the same order. */
  readonly labels: readonly string[]
  readonly values: readonly string[]
  readonly buttons: readonly string[]
  readonly hints: readonly string[]
  /** Labels of a campaign, a few words. */
  readonly campaigns: readonly string[]
  readonly notices: readonly string[]
  readonly places: readonly string[]
  readonly people: readonly string[]
  /** The roles of people at the company. */
  readonly roles: readonly string[]
  /** Pages of a site by address. */
  readonly pages: Readonly<Record<string, string>>
  /** The longest words that people really write: what a narrow column must cope with. */
  readonly longest: {
    readonly title: string
    readonly sentence: string
    readonly label: string
  }
}
