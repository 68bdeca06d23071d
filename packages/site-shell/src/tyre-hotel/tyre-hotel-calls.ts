import {
  addReview,
  cancelBooking,
  createBooking,
  fetchBookings,
  fetchSlotDays,
  fetchSlots,
  findCustomer,
  logOut,
  parseTyreHotelBookingRequest,
  parseTyreHotelCancelRequest,
  parseTyreHotelLoginRequest,
  parseTyreHotelReviewRequest,
  parseTyreHotelSearchRequest,
  parseTyreHotelSlotsRequest,
  parseTyreHotelValidateRequest,
  sendCode,
  settleOrder,
  type TyreHotelBookings,
  type TyreHotelHttp,
  type TyreHotelSlotDays,
  type TyreHotelSlots,
  validateCode,
} from "@forecourt/api-clients/tyre-hotel"

/** Whom or what a call is about, beside the address it comes from: nobody may ask about one of them without end. */
export type Subject = "plate" | "phone" | "request" | "session"

/** What comes with a request beside its fields. */
export interface Attached {
  /** Identifier of the workshop; empty for calls that name none. */
  readonly workshop: string
  /** Names the visitor's session; empty for calls without one. */
  readonly token: string
  /** Names an order; empty for calls that need none. */
  readonly key: string
}

/** A call that may be made: whom it is about, and how the service is asked. */
export interface Errand {
  readonly about: Partial<Readonly<Record<Subject, string>>>
  /** The answer as the wire has it; `null` when there is none. */
  readonly run: (http: TyreHotelHttp) => Promise<unknown>
}

export type TyreHotelCallName =
  | "findCustomer"
  | "sendCode"
  | "validateCode"
  | "fetchSlotDays"
  | "fetchSlots"
  | "createBooking"
  | "settleOrder"
  | "fetchBookings"
  | "cancelBooking"
  | "addReview"
  | "logOut"

/** One of the calls that visitors may make. Spec 3 §7.3; what the specification has no call for is our own. */
export interface TyreHotelCall {
  readonly name: TyreHotelCallName
  /** How the call is made whose plate, credentials or code stand in the address; other calls are never made so. */
  readonly queryMethod?: "GET" | "POST"
  /** Parameter that names the workshop. */
  readonly workshop?: "workshopIdentifier" | "departmentIdentifier"
  readonly needsSession?: boolean
  /** Whether each order must bring a key of its own. */
  readonly needsKey?: boolean
  /** `null` for what is no request of this kind. */
  readonly read: (fields: unknown, attached: Attached) => Errand | null
}

/** The calls by their paths; there are no others. */
export const TYRE_HOTEL_CALLS: ReadonlyMap<string, TyreHotelCall> = new Map<string, TyreHotelCall>([
  [
    "/authorization/search",
    {
      name: "findCustomer",
      queryMethod: "GET",
      read: reader(parseTyreHotelSearchRequest, ({ regNo }) => ({
        about: { plate: regNo },
        run: (http) => findCustomer(http, { regNo }),
      })),
    },
  ],
  [
    "/authorization/login",
    {
      name: "sendCode",
      queryMethod: "POST",
      read: reader(parseTyreHotelLoginRequest, ({ encryptedPhoneNumber }) => ({
        about: { phone: encryptedPhoneNumber },
        run: (http) => sendCode(http, { encryptedPhoneNumber }),
      })),
    },
  ],
  [
    "/authorization/validate",
    {
      name: "validateCode",
      queryMethod: "POST",
      read: reader(parseTyreHotelValidateRequest, ({ authToken: authorizationToken, otpToken: code }) => ({
        about: { request: authorizationToken },
        run: (http) => validateCode(http, { authorizationToken, code }),
      })),
    },
  ],
  [
    "/booking/GetTimeslotDays",
    {
      name: "fetchSlotDays",
      workshop: "workshopIdentifier",
      needsSession: true,
      read: reader(parseTyreHotelSlotsRequest, ({ startDate: from, endDate: to, regNo }, { workshop, token }) => ({
        about: { session: token },
        run: async (http): Promise<TyreHotelSlotDays> => {
          const days = await fetchSlotDays(http, { workshop, regNo, from, to, token })
          return { availableDates: days.map((date) => ({ date })) }
        },
      })),
    },
  ],
  [
    "/booking/GetTimeslots",
    {
      name: "fetchSlots",
      workshop: "workshopIdentifier",
      needsSession: true,
      read: reader(parseTyreHotelSlotsRequest, ({ startDate: date, endDate, regNo }, { workshop, token }) => {
        if (endDate !== date) return null
        return {
          about: { session: token },
          run: async (http): Promise<TyreHotelSlots> => {
            const slots = await fetchSlots(http, { workshop, regNo, date, token })
            return { availableTimeSlotDates: [{ startTime: slots.map(({ start }) => start) }] }
          },
        }
      }),
    },
  ],
  [
    "/booking/create",
    {
      name: "createBooking",
      workshop: "departmentIdentifier",
      needsSession: true,
      needsKey: true,
      read: reader(parseTyreHotelBookingRequest, (booking, { workshop, token, key }) => ({
        about: { session: token },
        run: (http) => createBooking(http, { workshop, booking, key, token }),
      })),
    },
  ],
  [
    "/booking/settle",
    {
      name: "settleOrder",
      needsSession: true,
      needsKey: true,
      read: (_, { token, key }) => ({
        about: { session: token },
        run: async (http): Promise<TyreHotelBookings> => {
          const booking = await settleOrder(http, { key, token })
          return { bookings: booking === null ? [] : [booking] }
        },
      }),
    },
  ],
  [
    "/booking/list",
    {
      name: "fetchBookings",
      needsSession: true,
      read: (_, { token }) => ({
        about: { session: token },
        run: async (http): Promise<TyreHotelBookings> => ({ bookings: [...(await fetchBookings(http, { token }))] }),
      }),
    },
  ],
  [
    "/booking/cancel",
    {
      name: "cancelBooking",
      needsSession: true,
      read: reader(parseTyreHotelCancelRequest, ({ bookingConfirmationId }, { token }) => ({
        about: { session: token },
        run: async (http) => {
          await cancelBooking(http, { bookingConfirmationId, token })
          return {}
        },
      })),
    },
  ],
  [
    "/authorization/logout",
    {
      name: "logOut",
      needsSession: true,
      read: (_, { token }) => ({
        about: { session: token },
        run: async (http) => {
          await logOut(http, { token })
          return {}
        },
      }),
    },
  ],
  [
    "/review/addReview",
    {
      name: "addReview",
      needsSession: true,
      read: reader(parseTyreHotelReviewRequest, (review, { token }) => ({
        about: { session: token },
        run: async (http) => {
          await addReview(http, { ...review, token })
          return {}
        },
      })),
    },
  ],
])

function reader<Fields>(
  parse: (value: unknown) => Fields | null,
  errandOf: (fields: Fields, attached: Attached) => Errand | null,
): TyreHotelCall["read"] {
  return (value, attached) => {
    const fields = parse(value)
    return fields === null ? null : errandOf(fields, attached)
  }
}
