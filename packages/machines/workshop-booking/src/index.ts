export {
  addService,
  chosenFrom,
  getService,
  hasService,
  hasUnits,
  isSingle,
  listServices,
  removeService,
  toggleIn,
  toggleService,
  unitChoices,
  updateService,
} from "./chosen-services.ts"
export { SESSION_KEY } from "./session-key.ts"
export { workshopBookingMachine } from "./workshop-booking.machine.ts"
export { portsFrom } from "./workshop-booking.ports.ts"
export {
  type ContactField,
  FULL_DAY_TIME,
  hasMoreWorkshops,
  isComplete,
  MAX_PLATE_LENGTH,
  MAX_WORDS,
  needsInput,
  normalisePlate,
  ORIGINAL_SERVICE,
  type PriceLine,
  type PriceSummary,
  readMileage,
  readWords,
  summarise,
  weeksBetween,
  wrongFields,
} from "./workshop-booking.rules.ts"
export {
  canContinue,
  expectedWorkshops,
  isBusy,
  isStepDone,
  isWithoutWorkshops,
  lookUpState,
  openStep,
  priceSummaryOf,
  reachedStep,
  shownDays,
  shownSteps,
  toSession,
  type WorkshopBookingSnapshot,
  weekChoices,
  weeksOf,
  workshopsOf,
} from "./workshop-booking.select.ts"
export type * from "./workshop-booking.types.ts"
