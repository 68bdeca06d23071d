import type { Migration } from "@forecourt/service-kit/storage"
import { tables } from "./0001-tables.ts"
import { bookingLimits } from "./0002-booking-limits.ts"

export const MIGRATIONS: readonly Migration[] = [tables, bookingLimits]
