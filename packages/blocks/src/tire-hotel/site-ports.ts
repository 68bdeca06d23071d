import { createTyreHotelHttp, tyreHotelClient } from "@forecourt/api-clients/tyre-hotel"
import type { FlowPorts } from "./flow-world.ts"

/** The machine's ports as calls of this site's own service. */
export function sitePorts(language: string): FlowPorts {
  return tyreHotelClient(createTyreHotelHttp({ url: location.origin, language }))
}
