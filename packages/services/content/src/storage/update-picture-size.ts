import { isRecord } from "@forecourt/contracts/is-record"
import { sql } from "@forecourt/service-kit/storage"
import type { Store } from "./open-store.ts"
import { getValue, type StoredValue, toStoredValue } from "./stored-value.ts"

const MEDIA = "/-/media/"

/** Corrects the size of an image if an earlier version measured it without the EXIF rotation. */
export function updatePictureSize(store: Store, stored: StoredValue): StoredValue {
  const picture = getValue(stored.value)
  if (!isRecord(picture) || !String(picture.src).startsWith(MEDIA)) return stored
  const path = String(picture.src)
    .slice(MEDIA.length)
    .replace(/[?#].*$/, "")
    .toLowerCase()
  const { width, height } = sql`select width, height from media where path = ${path}`.get(store) ?? {}
  if (width == null || width === height || width !== picture.height || height !== picture.width) return stored
  const turned = { ...picture, width, height }
  return toStoredValue(stored.value === picture ? turned : { value: turned }, { type: "Image" }, "")
}
