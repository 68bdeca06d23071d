import type { Wire } from "./read/wire.types.ts"

type Fields = Readonly<Record<string, unknown>>

/**
 * A migration of the fields of a block from one version of its schema to the next. It is a pure function that uses no
 * clock, network or other files.
 */
export interface Migration {
  readonly block: string
  readonly from: number
  readonly to: number
  readonly up: (fields: Fields) => Fields
  /** The reverse migration, which is only defined if the migration loses no values. */
  readonly down?: (fields: Fields) => Fields
  /** The properties of the earlier version whose values are removed intentionally, for example `["facts/unit"]`. */
  readonly drops?: readonly string[]
}

/** The earlier versions of a block, generated for blocks with migrations. */
export interface History {
  readonly wires: Readonly<Record<number, Wire>>
  readonly migrations: readonly Migration[]
}

/**
 * Defines a migration from one version to the next. `up` and `down` can declare the types of the fields that they need.
 */
export function defineMigration(migration: Migration): Migration {
  return migration
}

/**
 * Migrates fields of an earlier version to the latest. There is no migration for a version that does not affect
 * content.
 */
export function upcast(fields: Fields, version: number, { migrations }: Pick<History, "migrations">): Fields {
  const later = migrations.filter(({ from }) => from >= version).toSorted((a, b) => a.from - b.from)
  return later.reduce((current, { up }) => up(current), fields)
}
