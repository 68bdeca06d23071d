import type { Migration } from "@forecourt/service-kit/storage"
import { tables } from "./0001-tables.ts"
import { positions } from "./0002-positions.ts"

/** The migrations in order. Never change a released migration. */
export const MIGRATIONS: readonly Migration[] = [tables, positions]
