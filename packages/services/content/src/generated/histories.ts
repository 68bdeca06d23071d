// Generated from schemas/.released and packages/blocks/src by @forecourt/codegen. Do not edit: release a version, then run `npm run generate`.
import type { Migration } from "@forecourt/renderer/migration"
import type { Template } from "./templates.ts"

/** How content of a block's earlier versions is stored, and how it is brought up. */
export interface BlockHistory {
  /** Templates by the version of the schema that they belonged to. */
  readonly templates: Readonly<Record<number, Template>>
  readonly migrations: readonly Migration[]
}

/** By the folder name of the block. */
export const histories: Readonly<Record<string, BlockHistory>> = {}
