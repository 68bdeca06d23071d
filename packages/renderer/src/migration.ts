import type { Wire } from "./read/wire.types.ts"

type Fields = Readonly<Record<string, unknown>>

/**
 * A migration of a block's fields from one version of its schema to the next. Its functions are pure: they use no
 * clock, no network and no other files.
 */
export interface Migration {
  readonly block: string
  readonly from: number
  readonly to: number
  readonly up: (fields: Fields) => Fields
  /** The reverse migration. It is defined only if the migration loses no values. */
  readonly down?: (fields: Fields) => Fields
  /**
   * The properties of the earlier version whose values the migration removes intentionally, for example
   * `["facts/unit"]`.
   */
  readonly drops?: readonly string[]
}

/** The earlier versions of a block's schema and their migrations. They are generated for blocks with migrations. */
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
 * Migrates fields from an earlier version of the schema to the latest version. A version that does not affect content
 * has no migration.
 */
export function upcast(fields: Fields, version: number, { migrations }: Pick<History, "migrations">): Fields {
  const later = migrations.filter(({ from }) => from >= version).toSorted((a, b) => a.from - b.from)
  return later.reduce((current, { up }) => up(current), fields)
}
