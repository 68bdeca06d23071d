import type { Budget } from "@forecourt/service-kit/budgets"

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export const BUDGETS = {
  searchesOfAddress: { name: "searches-of-address", max: 30, perMs: 10 * MINUTE_MS },
  codesOfAddress: { name: "codes-of-address", max: 10, perMs: 60 * MINUTE_MS },
  codesToPhone: { name: "codes-to-phone", max: 10, perMs: DAY_MS },
  codesForVehicle: { name: "codes-for-vehicle", max: 5, perMs: DAY_MS }, // design: one-time codes
  triesOfAddress: { name: "tries-of-address", max: 30, perMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Budget>
