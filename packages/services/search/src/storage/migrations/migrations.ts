import type { Migration } from "@forecourt/service-kit/storage"
import { tables } from "./0001-tables.ts"
import { positions } from "./0002-positions.ts"

/**
 * The migrations, starting with the tables of the first version. A released migration never changes; a later one
 * corrects it.
 */
export const MIGRATIONS: readonly Migration[] = [tables, positions]
