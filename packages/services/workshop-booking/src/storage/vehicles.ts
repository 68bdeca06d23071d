import { type Statements, sql } from "@forecourt/service-kit/storage"

const VEHICLE_ROW = {
  brand: "text",
  model: "text",
  buildYear: "number?",
  powerTrain: "text?",
  hasServiceAgreement: "number",
  isSupported: "number",
} as const

export function findVehicle(storage: Statements, regNo: string) {
  return sql`select brand, model, build_year as "buildYear", power_train as "powerTrain",
    has_service_agreement as "hasServiceAgreement", is_supported as "isSupported" from vehicles join brands on brands.name = vehicles.brand
    where reg_no = ${regNo}`.get(storage, VEHICLE_ROW)
}
