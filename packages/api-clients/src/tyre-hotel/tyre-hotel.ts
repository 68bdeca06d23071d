export { parseTyreHotelConfirmation } from "../generated/tyre-hotel/booking-confirmation.parser.js"
export type {
  BookedContact,
  BookedService,
  BookedWorkshop,
  TyreHotelConfirmation,
} from "../generated/tyre-hotel/booking-confirmation.ts"
export { parseTyreHotelBookingRequest } from "../generated/tyre-hotel/booking-request.parser.js"
export type { TyreHotelBookingRequest, TyreHotelContact } from "../generated/tyre-hotel/booking-request.ts"
export type { TyreHotelBookings } from "../generated/tyre-hotel/bookings.ts"
export { parseTyreHotelCancelRequest } from "../generated/tyre-hotel/cancel-request.parser.js"
export type { TyreHotelCancelRequest } from "../generated/tyre-hotel/cancel-request.ts"
export { parseTyreHotelCredentials } from "../generated/tyre-hotel/credentials.parser.js"
export type { TyreHotelCredentials } from "../generated/tyre-hotel/credentials.ts"
export { parseTyreHotelCustomer } from "../generated/tyre-hotel/customer.parser.js"
export type { TyreHotelCustomer } from "../generated/tyre-hotel/customer.ts"
export { parseTyreHotelLoginRequest } from "../generated/tyre-hotel/login-request.parser.js"
export type { TyreHotelLoginRequest } from "../generated/tyre-hotel/login-request.ts"
export { parseTyreHotelReviewRequest } from "../generated/tyre-hotel/review-request.parser.js"
export type { TyreHotelReviewRequest } from "../generated/tyre-hotel/review-request.ts"
export { parseTyreHotelSearchRequest } from "../generated/tyre-hotel/search-request.parser.js"
export type { TyreHotelSearchRequest } from "../generated/tyre-hotel/search-request.ts"
export type { TyreHotelSlotDays } from "../generated/tyre-hotel/slot-days.ts"
export type { TyreHotelSlots } from "../generated/tyre-hotel/slots.ts"
export { parseTyreHotelSlotsRequest } from "../generated/tyre-hotel/slots-request.parser.js"
export type { TyreHotelSlotsRequest } from "../generated/tyre-hotel/slots-request.ts"
export { parseTyreHotelValidateRequest } from "../generated/tyre-hotel/validate-request.parser.js"
export type { TyreHotelValidateRequest } from "../generated/tyre-hotel/validate-request.ts"
export { parseTyreHotelValidatedSession } from "../generated/tyre-hotel/validated-session.parser.js"
export type {
  StorageLocation,
  StoredTire,
  StoredVehicle,
  TreadMeasurement,
  TyreHotelValidatedSession,
  Wheel,
} from "../generated/tyre-hotel/validated-session.ts"
export { addReview, type Review } from "./add-review.ts"
export { type Cancellation, cancelBooking } from "./cancel-booking.ts"
export { type BookingOrder, createBooking } from "./create-booking.ts"
export { fetchBookings } from "./fetch-bookings.ts"
export { fetchSlotDays, type SlotDaysRequest } from "./fetch-slot-days.ts"
export { fetchSlots, type Slot, type SlotsRequest } from "./fetch-slots.ts"
export { findCustomer } from "./find-customer.ts"
export { logOut } from "./log-out.ts"
export { sendCode } from "./send-code.ts"
export { type LostOrder, settleOrder } from "./settle-order.ts"
export { type TyreHotelClient, tyreHotelClient } from "./tyre-hotel-client.ts"
export {
  type CredentialsForm,
  createTyreHotelHttp,
  type TyreHotelHttp,
  type TyreHotelHttpOptions,
} from "./tyre-hotel-http.ts"
export { TyreHotelRefusal } from "./tyre-hotel-refusal.ts"
export { type CodeEntry, validateCode } from "./validate-code.ts"
