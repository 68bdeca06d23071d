// Written by @forecourt/codegen. Do not edit: run `npm run generate`.

/** Everything that is said in one language. */
export interface Texts {
  readonly language: string
  /** How numbers and lists are written. */
  readonly locale: string
  /** What everything that is looked at is called, and an entry of a list without a name. */
  readonly whole: string
  readonly entry: string
  readonly yes: string
  readonly no: string
  readonly field: string
  readonly quoted: string
  readonly units: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By keyword; `type.integer`, `format.uri` and `minLength.1` go before `type`, `format` and `minLength`. */
  readonly sentences: Readonly<Record<string, string>>
  readonly fixes: Readonly<Record<string, string>>
}

export declare const catalogue: Readonly<Record<"sv" | "nb" | "da" | "en" | "fi" | "sk", Texts>>
