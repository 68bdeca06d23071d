import { type RowOf, type Statements, sql } from "@forecourt/service-kit/storage"

const TYRE_ROW = {
  place: "number",
  position: "text",
  name: "text",
  rimDiameter: "number",
  sectionWidth: "number",
  aspectRatio: "number",
  pattern: "text",
  tenths: "number",
  status: "number",
} as const

const MEASUREMENT_ROW = { place: "number", date: "text", tenths: "number" } as const

export type TyreRow = RowOf<typeof TYRE_ROW>
export type MeasurementRow = RowOf<typeof MEASUREMENT_ROW>

export function listTyres(storage: Statements, vehicleId: string): Promise<TyreRow[]> {
  return sql`select place, position, name, rim_diameter as "rimDiameter", section_width as "sectionWidth",
    aspect_ratio as "aspectRatio", pattern, tread_tenths as tenths, status from tyres where vehicle_id = ${vehicleId}
    order by place`.all(storage, TYRE_ROW)
}

export function listMeasurements(storage: Statements, vehicleId: string): Promise<MeasurementRow[]> {
  return sql`select place, measured_on as date, tread_tenths as tenths from tread_measurements
    where vehicle_id = ${vehicleId} order by measured_on`.all(storage, MEASUREMENT_ROW)
}
