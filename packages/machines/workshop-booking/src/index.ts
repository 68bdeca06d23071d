export { type BookingTime, getBookingTime } from "./booking-time.ts"
export {
  addService,
  getService,
  hasService,
  hasUnits,
  isSingle,
  listServices,
  listUnitChoices,
  removeService,
  toChosenService,
  toggleIn,
  toggleService,
  updateService,
} from "./chosen-services.ts"
export { SESSION_KEY } from "./session-key.ts"
export { workshopBookingMachine } from "./workshop-booking.machine.ts"
export { toPorts } from "./workshop-booking.ports.ts"
export {
  type ContactField,
  countWeeks,
  createSummary,
  FULL_DAY_TIME,
  findWrongFields,
  hasMoreWorkshops,
  isComplete,
  isNeedingInput,
  MAX_PLATE_LENGTH,
  MAX_WORDS,
  normalizePlate,
  ORIGINAL_SERVICE,
  type PriceKind,
  type PriceLine,
  type PriceSummary,
  readMileage,
  readWords,
} from "./workshop-booking.rules.ts"
export * from "./workshop-booking.select.ts"
export type * from "./workshop-booking.types.ts"
