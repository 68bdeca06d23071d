/** The action that an issue blocks: saving a draft, or only publishing. */
export type Severity = "draft" | "publish"

/** A value that does not match a schema, with a message. Plain data that can be sent as JSON. */
export interface Issue {
  /** A JSON pointer, for example `/facts/0/label`. */
  readonly pointer: string
  /** The violated schema keyword, for example `maxItems`; with the prefix `x-` for issues that the schema accepts. */
  readonly keyword: string
  /** A sentence for the editor, for example "Rubriken får vara högst 60 tecken (61)". */
  readonly message: string
  readonly severity: Severity
  /** The label of the field in the editor, for example "Rubrik". */
  readonly label?: string
  /** The number in the schema that was exceeded, for example 4 of `maxItems: 4`. */
  readonly limit?: number
  /** The actual value when it is short, or its number of characters or entries. */
  readonly actual?: string | number | boolean
  /** The property that is missing or unknown in the object at `pointer`. */
  readonly property?: string
  /** The expected type, kind of field or format, for example `number`, `rich-text` or `uri`. */
  readonly expected?: string
  /** The allowed values. */
  readonly options?: readonly (string | number | boolean | null)[]
  /** An initial value for a missing property. */
  readonly empty?: unknown
  /** Present for numbers without digit grouping, such as years. */
  readonly digits?: "plain"
}

/** A text in the available languages: sv, nb, da, en, fi, sk. */
export type Texts = Readonly<Record<string, string>>

/** The labels of a value's parts, and the schema's own messages about their issues. */
export interface Guide {
  readonly label?: Texts
  /** The label in its definite form, with which a sentence can begin, in languages that have one. */
  readonly definiteLabel?: Texts
  readonly messages?: Readonly<Record<string, Texts>>
  readonly severity?: Readonly<Record<string, Severity>>
  /** The labels of choices. */
  readonly choices?: Readonly<Record<string, Texts>>
  readonly format?: string
  /** The media type of a text, for example `text/html`. */
  readonly media?: string
  /** The kind of field, for example `rich-text`. */
  readonly field?: string
  readonly empty?: unknown
  /** Present when publishing requires the value. */
  readonly wanted?: true
  readonly properties?: Readonly<Record<string, Guide>>
  readonly items?: Guide
  /** Present for numbers without digit grouping, such as years. */
  readonly digits?: "plain"
  /** The guide of properties that are not listed. */
  readonly entries?: Guide
  /** Returns the guide of the referenced schema. */
  readonly of?: () => Guide
  readonly branches?: { readonly by: string; readonly of: Readonly<Record<string, Guide>> }
}

export interface DescribeOptions {
  /** A language code such as `sv` or `nb-NO`. @default "en" */
  readonly language?: string
}

export declare function describe(
  faults: readonly Omit<Issue, "message" | "severity">[],
  fields: unknown,
  guide: Guide,
  options?: DescribeOptions,
): Issue[]

/** Returns whether fields with these issues can be saved as a draft; before publishing all of them have to be fixed. */
export declare function canSaveDraft(issues: readonly Issue[]): boolean

export declare function fill(template: string, values: Readonly<Record<string, unknown>>, words: unknown): string

export declare function getLanguage(code: string): string
