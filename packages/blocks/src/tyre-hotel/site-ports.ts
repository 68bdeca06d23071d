import { createTyreHotelHttp, tyreHotelClient } from "@forecourt/api-clients/tyre-hotel"
import type { TyreHotelCalls } from "@forecourt/tyre-hotel-machine"

export function createSitePorts(language: string): TyreHotelCalls {
  return tyreHotelClient(createTyreHotelHttp({ url: location.origin, language }))
}

export { SESSION_PARTS } from "@forecourt/tyre-hotel-machine/session-parts"
