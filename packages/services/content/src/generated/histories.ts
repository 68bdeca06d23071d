// Generated from schemas/.released and packages/blocks/src by @forecourt/codegen. Do not edit: release a version, then run `npm run generate`.
import type { Migration } from "@forecourt/renderer/migration"
import type { Template } from "./templates.ts"

/** The templates of a block's earlier versions, and its migrations. */
export interface BlockHistory {
  /** The templates of earlier versions of the block, by version number of the schema. */
  readonly templates: Readonly<Record<number, Template>>
  readonly migrations: readonly Migration[]
}

/** The histories of the blocks, by folder name. */
export const histories: Readonly<Record<string, BlockHistory>> = {}
