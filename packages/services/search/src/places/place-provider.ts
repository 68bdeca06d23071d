import type { Place, PlacePredictions, PlaceRequest } from "@forecourt/contracts/search"

export interface PlaceProvider {
  readonly find: (request: PlaceRequest) => Promise<PlacePredictions>
  readonly get: (placeId: string) => Promise<Place | null>
}
