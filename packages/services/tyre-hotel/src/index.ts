export { type TyreHotelConfig, tyreHotelConfig } from "./tyre-hotel.config.ts"
export { openTyreHotelService, type TyreHotelService } from "./tyre-hotel-service.ts"
