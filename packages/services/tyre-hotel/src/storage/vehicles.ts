import { type Statements, sql } from "@forecourt/service-kit/storage"

const VEHICLE_ROW = {
  regNo: "text",
  brandCode: "text",
  brand: "text",
  model: "text",
  productId: "text?",
  packageLevel: "text?",
  location: "text",
  department: "text",
  erpId: "text",
  phone: "text",
  email: "text",
} as const

export function findVehicle(storage: Statements, id: string) {
  return sql`select reg_no as "regNo", vehicles.id as "brandCode", brand, model, product_id as "productId",
    package_level as "packageLevel", location_name as location, department_name as department, workshop_id as "erpId",
    phone, email from vehicles join workshops on workshops.id = vehicles.workshop_id
    where vehicles.id = ${id}`.get(storage, VEHICLE_ROW)
}

export async function findOwnerPhone(storage: Statements, regNo: string): Promise<string | null> {
  const row = await sql`select phone from customers join vehicles on customers.id = vehicles.customer_id
    where vehicles.reg_no = ${regNo}`.get(storage, { phone: "text" })
  return row?.phone ?? null
}

/**
 * Locks a vehicle against concurrent changes. Returns the id of the vehicle, or `null` if the phone number is not that
 * of its owner.
 */
export async function lockVehicle(tx: Statements, regNo: string, phone: string | null): Promise<string | null> {
  const row = await sql`update vehicles set reg_no = reg_no where reg_no = ${regNo} and customer_id in
    (select id from customers where phone = ${phone}) returning id`.get(tx, { id: "text" })
  return row?.id ?? null
}
