import type { Migration } from "@forecourt/service-kit/storage"
import { tables } from "./0001-tables.ts"
import { openBookings } from "./0002-open-bookings.ts"
import { tablesOfTheKit } from "./0003-tables-of-the-kit.ts"
import { outbox } from "./0004-outbox.ts"
import { hoursAsWritten } from "./0005-hours-as-written.ts"
import { indexes } from "./0006-indexes.ts"
import { outboxActions } from "./0007-outbox-actions.ts"
import { staff } from "./0008-staff.ts"
import { visits } from "./0009-visits.ts"
import { bookedMinutes } from "./0010-booked-minutes.ts"
import { holds } from "./0011-holds.ts"

/** The migrations in order. Never change a released migration. */
export const MIGRATIONS: readonly Migration[] = [
  tables,
  openBookings,
  tablesOfTheKit,
  outbox,
  hoursAsWritten,
  indexes,
  outboxActions,
  staff,
  visits,
  bookedMinutes,
  holds,
]
