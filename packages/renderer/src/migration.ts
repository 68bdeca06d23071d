import type { Wire } from "./read/wire.types.ts"

type Fields = Readonly<Record<string, unknown>>

/**
 * A migration of a block's fields from one version of its schema to the next. Pure: no clock, no network, no other
 * file.
 */
export interface Migration {
  /** Folder name of the block. */
  readonly block: string
  readonly from: number
  readonly to: number
  readonly up: (fields: Fields) => Fields
  /** The way back, where nothing is lost on the way up. */
  readonly down?: (fields: Fields) => Fields
  /** The properties of the earlier version whose values are dropped on purpose, for example `["facts/unit"]`. */
  readonly drops?: readonly string[]
}

/** The earlier versions of a block. Written by code generation for blocks that have migrations. */
export interface History {
  /** Names and kinds of the fields on the wire, by the version they belonged to. */
  readonly wires: Readonly<Record<number, Wire>>
  readonly migrations: readonly Migration[]
}

/** Defines how content of one version is read as the next. `up` and `down` may name the fields they need. */
export function defineMigration(migration: Migration): Migration {
  return migration
}

/** Fields of an earlier version as the newest has them. A version that changed nothing for content has no migration. */
export function upcast(fields: Fields, version: number, { migrations }: Pick<History, "migrations">): Fields {
  const later = migrations.filter(({ from }) => from >= version).toSorted((a, b) => a.from - b.from)
  return later.reduce((current, { up }) => up(current), fields)
}
