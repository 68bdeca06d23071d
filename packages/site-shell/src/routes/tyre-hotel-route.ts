import { TYRE_HOTEL_OPERATIONS } from "@forecourt/contracts/tyre-hotel.operations"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { type ServiceRouteOptions, serviceRoute } from "../services/service-route.ts"

/** `/api/tirehotel/…`: the calls of the tyre hotel, handed on to its service. Spec 3 §7.3. */
export function tyreHotelRoute(config: SiteConfig, environment: Environment, options?: ServiceRouteOptions) {
  const { tyreHotel: access } = environment
  const service = {
    ...{ name: "tyre-hotel", operations: TYRE_HOTEL_OPERATIONS, access, isOpen: config.tyreHotel === true },
    texts: {
      failed: "tyreHotel.failed",
      tooMany: "tyreHotel.tooMany",
      none: { text: "tyreHotel.noAgreement", code: "NoAgreement" },
    },
  } as const
  return serviceRoute(service, config, environment, options)
}
