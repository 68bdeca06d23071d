import type { ServiceDefinition } from "@forecourt/service-kit/service"
import { readTyreHotelConfig, type TyreHotelConfig, VISITS_PATH } from "./tyre-hotel.config.ts"
import { openTyreHotelService, type TyreHotelSurroundings } from "./tyre-hotel-service.ts"

export type { TyreHotelSurroundings } from "./tyre-hotel-service.ts"

/** The definition of the tyre hotel service, for programs that run several services. */
export const service: ServiceDefinition<TyreHotelConfig, TyreHotelSurroundings> = {
  read: readTyreHotelConfig,
  open: openTyreHotelService,
  setUpBy: ["FORECOURT_TYRE_HOTEL_SECRET", "FORECOURT_TYRE_HOTEL_SMS_URL"],
  // Without a gateway codes go to the outbox, which is for development alone.
  mayOpen: ({ isDevelopment, gateway }) => isDevelopment || gateway !== null,
  furtherPaths: [`${VISITS_PATH}/*`, "/tyre-hotel/*"],
}
