import type { StockResponse } from "@forecourt/api-clients/search"
import type { CarSearch } from "../src/car-list/list-search.ts"
import type { ComparedCar } from "../src/stock/car-comparison.select.ts"
import type { CarDocument } from "../src/stock/car-document.ts"
import { listComparedCars, type Market, stockCars } from "./stock-cars.ts"

function createDocument(car: ReturnType<typeof stockCars>[number] & Partial<ComparedCar>): CarDocument {
  return {
    car_id: car.id,
    slug: "bil",
    car_brand: car.brand,
    car_model: car.model,
    car_version: car.version,
    car_year: car.year,
    car_mileage: car.mileage?.value,
    car_fuel: car.fuel,
    car_gearbox: car.gearbox,
    car_site_city: car.city,
    car_primary_image: { original: car.picture?.src },
    car_price: car.campaignPrice ?? car.price,
    car_retail_price: car.price,
    car_campaign_price: car.campaignPrice,
    car_has_campaign_price: car.campaignPrice !== null,
    car_electric_range: car.electricRange?.value,
    car_is_sold: car.state === "sold",
    car_drive: car.drive,
    car_power_text: car.power,
    car_acceleration_text: car.acceleration,
    car_fuel_combined_text: car.consumption,
    car_cargo_volume_text: car.boot,
    car_max_trailer_weight_text: car.towing,
    car_seats: car.seats && Number(car.seats),
    car_ncapstars: car.stars,
    car_equipment: car.equipment,
  }
}

export function listDocuments(market: Market): readonly CarDocument[] {
  return stockCars(market).map(createDocument)
}

export function createComparedSearch(market: Market): CarSearch {
  const whole = listComparedCars(market).map(createDocument)
  return async ({ filters = [] }) => {
    const ids = filters.flatMap(({ values = [] }) => values.map(String))
    const content = whole.filter(({ car_id }) => ids.includes(String(car_id)))
    return { content, facet: [], total_items: content.length, limit: 4, offset: 0 } as StockResponse
  }
}
