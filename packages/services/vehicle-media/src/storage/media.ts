import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import type { VehicleMedia } from "@forecourt/contracts/vehicle-media"
import { insertNew, type Storage, sql } from "@forecourt/service-kit/storage"

/** The media of a car, identified by its registration number. */
export interface SeededMedia {
  readonly regNo: string
  readonly media: VehicleMedia
}

export async function findMedia(storage: Storage, regNo: string): Promise<VehicleMedia | null> {
  const row = await sql`select media from media where reg_no = ${normalizeRegNo(regNo)}`.get(storage, { media: "text" })
  return row && JSON.parse(row.media)
}

export async function seedMedia(storage: Storage, seed: () => Iterable<SeededMedia>): Promise<void> {
  if ((await storage.get("select reg_no from media limit 1")) !== null) return
  await storage.transaction(async (tx) => {
    for (const { regNo, media } of seed())
      await insertNew(tx, "media", ["reg_no"], { reg_no: normalizeRegNo(regNo), media: JSON.stringify(media) })
  })
}
