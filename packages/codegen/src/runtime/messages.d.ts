/** What blocks saving a draft, and what only blocks publishing. */
export type Severity = "draft" | "publish"

/** Something that does not fit a schema, and what to say about it. Plain data: it can be sent as it is. */
export interface Issue {
  /** JSON pointer, for example `/facts/0/label`. */
  readonly pointer: string
  /** Schema keyword that was not met, for example `maxItems`; with `x-` in front, what no schema refuses. */
  readonly keyword: string
  /** A sentence for the editor, for example "Rubriken får vara högst 60 tecken (61)". */
  readonly message: string
  readonly severity: Severity
  /** What the editor knows the field by, for example "Rubrik". */
  readonly label?: string
  /** The number in the schema that was passed, for example 4 of `maxItems: 4`. */
  readonly limit?: number
  /** What was found: the value when it is short, or how many characters or entries there are. */
  readonly actual?: string | number | boolean
  /** The property that is missing, or not known, in the object at `pointer`. */
  readonly property?: string
  /** The type, kind of field or format asked for, for example `number`, `rich-text` or `uri`. */
  readonly expected?: string
  /** The choices there are. */
  readonly options?: readonly (string | number | boolean | null)[]
  /** What a missing property may start from. */
  readonly empty?: unknown
  /** Said of numbers whose digits are not set in groups, such as years. */
  readonly digits?: "plain"
}

/** A text in the languages it is known in: sv, nb, da, en, fi, sk. */
export type Texts = Readonly<Record<string, string>>

/** What editors call the parts of a value, and what its schema itself says about faults in them. */
export interface Guide {
  readonly label?: Texts
  /** The label as the subject of a sentence, in languages with a definite form. */
  readonly subject?: Texts
  readonly messages?: Readonly<Record<string, Texts>>
  readonly severity?: Readonly<Record<string, Severity>>
  /** Labels of choices. */
  readonly choices?: Readonly<Record<string, Texts>>
  readonly format?: string
  /** What a text is written in, for example `text/html`. */
  readonly media?: string
  /** Kind of field, for example `rich-text`. */
  readonly field?: string
  readonly empty?: unknown
  /** Whether it should be there before the value is published. */
  readonly wanted?: true
  readonly properties?: Readonly<Record<string, Guide>>
  readonly items?: Guide
  /** Said of numbers whose digits are not set in groups, such as years. */
  readonly digits?: "plain"
  /** Properties that are not named. */
  readonly entries?: Guide
  /** The schema this one refers to. */
  readonly of?: () => Guide
  readonly branches?: { readonly by: string; readonly of: Readonly<Record<string, Guide>> }
}

export interface DescribeOptions {
  /** Language code such as `sv` or `nb-NO`. @default "en" */
  readonly language?: string
}

export declare function describe(
  faults: readonly Omit<Issue, "message" | "severity">[],
  fields: unknown,
  guide: Guide,
  options?: DescribeOptions,
): Issue[]

/** Whether fields with these issues may be kept as a draft; publishing needs all of them mended. */
export declare function canSaveDraft(issues: readonly Issue[]): boolean

export declare function fill(template: string, values: Readonly<Record<string, unknown>>, words: unknown): string

export declare function getLanguage(code: string): string
