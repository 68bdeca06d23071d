export const LANGUAGES = ["sv", "nb", "en", "fi", "sk"] as const
export type Language = (typeof LANGUAGES)[number]

export interface Words {
  readonly titles: readonly string[]
  readonly sentences: readonly string[]
  /** The labels of facts. The entry with the same index in `values` contains the value. */
  readonly labels: readonly string[]
  readonly values: readonly string[]
  readonly buttons: readonly string[]
  readonly hints: readonly string[]
  readonly campaigns: readonly string[]
  readonly notices: readonly string[]
  readonly places: readonly string[]
  readonly people: readonly string[]
  readonly roles: readonly string[]
  readonly pages: Readonly<Record<string, string>>
  /** The longest realistic texts, which must fit into narrow columns. */
  readonly longest: {
    readonly title: string
    readonly sentence: string
    readonly label: string
  }
}
