export { SESSION_KEY } from "./session-key.ts"
export { tyreHotelMachine } from "./tyre-hotel.machine.ts"
export { toPorts } from "./tyre-hotel.ports.ts"
export {
  createBookingWindow,
  getCodeLength,
  getToday,
  isMarked,
  isReachable,
  isSearchable,
  isWorn,
  MAX_PLATE_LENGTH,
  MIN_PLATE_LENGTH,
  normalizePlate,
} from "./tyre-hotel.rules.ts"
export * from "./tyre-hotel.select.ts"
export type * from "./tyre-hotel.types.ts"
