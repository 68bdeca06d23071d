// Written by @forecourt/codegen. Do not edit: run `npm run generate`.

import type { DescribeOptions, Issue } from "./messages.js"

/** One way to fix an issue. Plain data that can be sent as JSON. */
export interface Fix {
  readonly key: "trim" | "clamp" | "choose" | "convert" | "wrap" | "remove" | "add" | "prefix" | "shorten" | "unite"
  /** The label of a button, for example "Korta till 60 tecken". */
  readonly label: string
  /** True when the fix keeps everything that the editor wrote. */
  readonly lossless: boolean
  /** A JSON Patch, RFC 6902. */
  readonly patch: readonly {
    readonly op: "add" | "replace" | "remove"
    readonly path: string
    readonly value?: unknown
  }[]
}

export declare function fixesFor(issue: Issue, fields: unknown, options?: DescribeOptions): Fix[]

export declare function applyFix<Fields>(fields: Fields, fix: Pick<Fix, "patch">): Fields
