import type { Wire } from "./read/wire.types.ts"

type Fields = Readonly<Record<string, unknown>>

/**
 * A migration of a block's fields from one version of its schema to the next. Pure: no clock, no network, no other
 * file.
 */
export interface Migration {
  /** The block's folder name. */
  readonly block: string
  readonly from: number
  readonly to: number
  readonly up: (fields: Fields) => Fields
  /** The reverse migration, when it loses no data. */
  readonly down?: (fields: Fields) => Fields
  /** The properties of the earlier version whose values are dropped on purpose, for example `["facts/unit"]`. */
  readonly drops?: readonly string[]
}

/** The earlier versions of a block. Written by code generation for blocks that have migrations. */
export interface History {
  /** The names and kinds of the fields on the wire, by version. */
  readonly wires: Readonly<Record<number, Wire>>
  readonly migrations: readonly Migration[]
}

/**
 * Defines a migration from one version to the next. The types of `up` and `down` can name the fields that they need.
 */
export function defineMigration(migration: Migration): Migration {
  return migration
}

/** Migrates fields of an earlier version to the newest. A version without changes for content has no migration. */
export function upcast(fields: Fields, version: number, { migrations }: Pick<History, "migrations">): Fields {
  const later = migrations.filter(({ from }) => from >= version).toSorted((a, b) => a.from - b.from)
  return later.reduce((current, { up }) => up(current), fields)
}
