export { type TyreHotelConfig, tyreHotelConfig } from "./tyre-hotel.config.ts"
export { openTyreHotelService, type TyreHotelService, type TyreHotelSurroundings } from "./tyre-hotel-service.ts"
