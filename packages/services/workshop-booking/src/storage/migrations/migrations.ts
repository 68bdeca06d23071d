import type { Migration } from "@forecourt/service-kit/storage"
import { tables } from "./0001-tables.ts"
import { bookingLimits } from "./0002-booking-limits.ts"
import { holds } from "./0003-holds.ts"
import { offeringConditions } from "./0004-offering-conditions.ts"
import { messages } from "./0005-messages.ts"
import { staff } from "./0006-staff.ts"
import { closedWorkshops } from "./0007-closed-workshops.ts"
import { agreements } from "./0008-agreements.ts"

/** The migrations in order. Never change a released migration. */
export const MIGRATIONS: readonly Migration[] = [
  tables,
  bookingLimits,
  holds,
  offeringConditions,
  messages,
  staff,
  closedWorkshops,
  agreements,
]
