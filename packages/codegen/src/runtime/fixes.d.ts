import type { DescribeOptions, Issue } from "./messages.js"

/** One way to mend an issue. Plain data: it can be sent as it is. */
export interface Fix {
  readonly key: "trim" | "clamp" | "choose" | "convert" | "wrap" | "remove" | "add" | "prefix" | "shorten" | "unite"
  /** What a button says, for example "Korta till 60 tecken". */
  readonly label: string
  /** Whether all that the editor wrote is kept. */
  readonly lossless: boolean
  /** JSON Patch, RFC 6902. */
  readonly patch: readonly {
    readonly op: "add" | "replace" | "remove"
    readonly path: string
    readonly value?: unknown
  }[]
}

export declare function fixesFor(issue: Issue, fields: unknown, options?: DescribeOptions): Fix[]

export declare function applyFix<Fields>(fields: Fields, fix: Pick<Fix, "patch">): Fields
