// Written by @forecourt/codegen. Do not edit: run `npm run generate`.

/** All texts of one language. */
export interface Texts {
  readonly language: string
  /** The locale for numbers and lists. */
  readonly locale: string
  /** The names of a whole value and of a list's entry without a name. */
  readonly whole: string
  readonly entry: string
  readonly yes: string
  readonly no: string
  readonly field: string
  readonly quoted: string
  readonly units: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * The sentences by keyword; `type.integer`, `format.uri` and `minLength.1` take precedence over `type`, `format` and
   * `minLength`.
   */
  readonly sentences: Readonly<Record<string, string>>
  readonly fixes: Readonly<Record<string, string>>
}

export declare const catalogue: Readonly<Record<"sv" | "nb" | "da" | "en" | "fi" | "sk", Texts>>
