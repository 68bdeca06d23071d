import type { Statements, Storage } from "../storage/storage.types.ts"
import seAutomotive from "./se-automotive.json" with { type: "json" }

const SEEDS = { "se-automotive": seAutomotive }

type Seed = (typeof SEEDS)["se-automotive"]
type SeedVehicle = Seed["vehicles"][number]

/** Customers for development: invented, with numbers that the telephone authority keeps free for fiction. Planted once. */
export async function plantSeed(storage: Storage, now: number): Promise<void> {
  for (const [name, seed] of Object.entries(SEEDS)) {
    await storage.transaction(async (inside) => {
      const isNew = await inside.run(
        "insert into seeds (name, planted_at) values (?, ?) on conflict (name) do nothing",
        name,
        new Date(now).toISOString(),
      )
      if (isNew === 1) await plant(inside, seed)
    })
  }
}

async function plant(inside: Statements, { workshops, vehicles }: Seed): Promise<void> {
  for (const workshop of workshops) {
    await inside.run(
      `insert into workshops (
         id, location_name, department_name, address, phone, email, country, zone, opening_hours, slot_minutes, capacity
       ) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[
        workshop.id,
        workshop.locationName,
        workshop.departmentName,
        workshop.address,
        workshop.phone,
        workshop.email,
      ],
      ...[workshop.country, workshop.zone, JSON.stringify(workshop.openingHours)],
      ...[workshop.slotMinutes, workshop.capacity],
    )
  }
  for (const vehicle of vehicles) await plantVehicle(inside, vehicle)
}

async function plantVehicle(inside: Statements, vehicle: SeedVehicle): Promise<void> {
  const customerId = `owner-of-${vehicle.id}`
  await inside.run("insert into customers (id, phone) values (?, ?)", customerId, vehicle.phone)
  await inside.run(
    `insert into vehicles (id, reg_no, customer_id, workshop_id, brand, model, product_id, package_level)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[vehicle.id, vehicle.regNo, customerId, vehicle.workshop],
    ...[vehicle.brand, vehicle.model, vehicle.productId, vehicle.packageLevel],
  )
  const { name, rimDiameter, sectionWidth, aspectRatio, pattern } = vehicle.tyre
  for (const [place, wheel] of vehicle.wheels.entries()) {
    await inside.run(
      `insert into tyres (
         vehicle_id, place, position, name, rim_diameter, section_width, aspect_ratio, pattern, tread_tenths, status
       ) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[vehicle.id, place, wheel.position, name, rimDiameter, sectionWidth, aspectRatio, pattern],
      ...[tenths(wheel.tread), wheel.status],
    )
    // Not every vehicle has been measured before.
    const history = ("history" in wheel ? wheel.history : {}) as Readonly<Record<string, number>>
    for (const [day, tread] of Object.entries(history)) {
      await inside.run(
        "insert into tread_measurements (vehicle_id, place, measured_on, tread_tenths) values (?, ?, ?, ?)",
        ...[vehicle.id, place, day, tenths(tread)],
      )
    }
  }
}

function tenths(millimetres: number): number {
  return Math.round(millimetres * 10)
}
