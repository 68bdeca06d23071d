import type { Migration } from "@forecourt/service-kit/storage"
import { tables } from "./0001-tables.ts"
import { positions } from "./0002-positions.ts"

/**
 * The migrations in order, starting with the tables of the first version. To correct a released migration, add a new
 * one instead of changing it.
 */
export const MIGRATIONS: readonly Migration[] = [tables, positions]
