import type { Statements } from "@forecourt/service-kit/storage"

const VEHICLE_ROW = {
  brand: "text",
  model: "text",
  buildYear: "number?",
  hasServiceAgreement: "number",
  isSupported: "number",
} as const

export function findVehicle(storage: Statements, regNo: string) {
  return storage.get(
    VEHICLE_ROW,
    `select brand, model, build_year as "buildYear", has_service_agreement as "hasServiceAgreement",
       is_supported as "isSupported"
     from vehicles join brands on brands.name = vehicles.brand where reg_no = ?`,
    regNo,
  )
}
