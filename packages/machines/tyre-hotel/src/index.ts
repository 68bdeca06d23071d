export { type KeyStore, SESSION_KEY, sessionStore } from "./session-store.ts"
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
} from "./tyre-hotel.rules.ts"
export {
  canLogOut,
  currentPage,
  currentStep,
  isBusy,
  isTimeLeftOpen,
  type TyreHotelPage,
  type TyreHotelSnapshot,
  vehicleOf,
} from "./tyre-hotel.select.ts"
export type * from "./tyre-hotel.types.ts"
