import type { Migration } from "@forecourt/service-kit/storage"
import { tables } from "./0001-tables.ts"
import { positions } from "./0002-positions.ts"

/** The migrations from the tables of the first version on. A released one never changes: the next one corrects it. */
export const MIGRATIONS: readonly Migration[] = [tables, positions]
