import type { Wire } from "./read/wire.types.ts"

type Fields = Readonly<Record<string, unknown>>

/**
 * A migration of a block's fields from one version of its schema to the next. Its functions must be pure: they must not
 * use a clock or the network.
 */
export interface Migration {
  readonly block: string
  readonly from: number
  readonly to: number
  readonly up: (fields: Fields) => Fields
  /** The reverse migration. It is defined only if the migration loses no values. */
  readonly down?: (fields: Fields) => Fields
  /**
   * The properties of the earlier version whose values the migration deliberately removes, such as `["facts/unit"]`.
   */
  readonly drops?: readonly string[]
}

/**
 * The history of a block's schema: its earlier versions and the migrations between them. It is generated for blocks
 * that have migrations.
 */
export interface History {
  readonly wires: Readonly<Record<number, Wire>>
  readonly migrations: readonly Migration[]
}

/**
 * Defines a migration from one schema version to the next. The parameters of `up` and `down` can be typed with the
 * fields that they use.
 */
export function defineMigration(migration: Migration): Migration {
  return migration
}

/**
 * Migrates fields from an earlier version of the schema to the latest one. Versions without a migration do not affect
 * the fields.
 */
export function upcast(fields: Fields, version: number, { migrations }: Pick<History, "migrations">): Fields {
  const later = migrations.filter(({ from }) => from >= version).toSorted((a, b) => a.from - b.from)
  return later.reduce((current, { up }) => up(current), fields)
}
