import {
  addReview,
  createBooking,
  createTyreHotelHttp,
  fetchSlotDays,
  fetchSlots,
  findCustomer,
  sendCode,
  validateCode,
} from "@forecourt/api-clients/tyre-hotel"
import type { FlowPorts } from "./flow-world.ts"

/** The machine's ports as calls of this site's own service. */
export function sitePorts(language: string): FlowPorts {
  const http = createTyreHotelHttp({ url: location.origin, language })
  return {
    findCustomer: (input, options) => findCustomer(http, input, options),
    sendCode: (input, options) => sendCode(http, input, options),
    validateCode: (input, options) => validateCode(http, input, options),
    fetchSlotDays: (input, options) => fetchSlotDays(http, input, options),
    fetchSlots: (input, options) => fetchSlots(http, input, options),
    createBooking: (input, options) => createBooking(http, input, options),
    addReview: (input, options) => addReview(http, input, options),
  }
}
