export { SESSION_KEY } from "./session-key.ts"
export { tyreHotelMachine } from "./tyre-hotel.machine.ts"
export { portsFrom } from "./tyre-hotel.ports.ts"
export {
  bookingWindow,
  codeLength,
  isMarked,
  isReachable,
  isSearchable,
  isWorn,
  MAX_PLATE_LENGTH,
  MIN_PLATE_LENGTH,
  normalisePlate,
  todayOf,
} from "./tyre-hotel.rules.ts"
export {
  canLogOut,
  currentPage,
  currentStep,
  isBusy,
  isTimeLeftOpen,
  STEPS_BEFORE,
  stepsBefore,
  type TyreHotelPage,
  type TyreHotelSnapshot,
  vehicleOf,
} from "./tyre-hotel.select.ts"
export type * from "./tyre-hotel.types.ts"
