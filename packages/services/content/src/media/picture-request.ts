import { ServiceError } from "@forecourt/service-kit/errors"
import Negotiator from "negotiator"

/** The format of a rendered image. `gif` is used only for animated images and cannot be requested. */
export type PictureFormat = "avif" | "webp" | "png" | "jpeg" | "gif"

export interface PictureRequest {
  readonly width: number | null
  readonly height: number | null
  readonly quality: number | null
  /**
   * True to stretch the image to exactly the given width and height instead of preserving its aspect ratio (`iar=1`,
   * "ignore aspect ratio").
   */
  readonly stretches: boolean
  readonly format: PictureFormat | null
}

const LARGEST_SIDE = 4096
const FORMATS: ReadonlyMap<string, PictureFormat> = new Map([
  ["avif", "avif"],
  ["webp", "webp"],
  ["png", "png"],
  ["jpeg", "jpeg"],
  ["jpg", "jpeg"],
])

/**
 * Reads `?w=&h=&mw=&mh=&q=&format=`. `mw` and `mh` are the maximum width and height, so the smaller of `w` and `mw` and
 * the smaller of `h` and `mh` apply.
 */
export function readPictureRequest(query: URLSearchParams): PictureRequest {
  const format = query.get("format")?.toLowerCase() ?? "auto"
  if (format !== "auto" && !FORMATS.has(format)) {
    throw new ServiceError("BadRequest", `format=${format} is not known. Use auto, ${[...FORMATS.keys()].join(", ")}.`)
  }
  return {
    width: getSmaller(parseSize(query, "w"), parseSize(query, "mw")),
    height: getSmaller(parseSize(query, "h"), parseSize(query, "mh")),
    quality: parseSize(query, "q", 100),
    stretches: query.get("iar") === "1",
    format: FORMATS.get(format) ?? null,
  }
}

export function isChanged({ width, height, quality, format }: PictureRequest): boolean {
  return width !== null || height !== null || quality !== null || format !== null
}

const KEEPS_MOVING: ReadonlyMap<string, readonly PictureFormat[]> = new Map([
  ["gif", ["webp", "gif"]],
  ["webp", ["webp"]],
])

const OWN: ReadonlyMap<string, PictureFormat> = new Map([
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
  ["gif", "gif"],
])

export function selectPictureFormat(accept: string, source: string): PictureFormat {
  const ownFormat = OWN.get(source) ?? "png"
  // A wildcard says nothing about formats that not every program knows.
  const named = new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes()
  const formats = named.map((type) => FORMATS.get(type.replace(/^image\//, "")))
  const moving = KEEPS_MOVING.get(source)?.find((format) => format === ownFormat || formats.includes(format))
  return moving ?? formats.find((format) => format === "avif" || format === "webp" || format === ownFormat) ?? ownFormat
}

export function selectEncoding(accept: string): "gzip" | "identity" | null {
  if (accept === "") return "identity"
  const [preferred] = new Negotiator({ headers: { "accept-encoding": accept } }).encodings(["gzip", "identity"])
  if (preferred === "gzip" || preferred === "identity") return preferred
  return /(^|,)\s*identity\s*;\s*q=0(\.0{0,3})?\s*(,|$)/i.test(accept) ? null : "identity"
}

/** Returns whether the client accepts SVG. Browsers accept it only through a wildcard. */
export function isVectorAccepted(accept: string): boolean {
  const types = new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes(["image/svg+xml"])
  return accept === "" || types.length > 0
}

function parseSize(query: URLSearchParams, name: string, most: number = LARGEST_SIDE): number | null {
  const text = query.get(name)
  if (text === null || text === "") return null
  const size = Number(text)
  if (Number.isInteger(size) && size >= 1 && size <= most) return size
  throw new ServiceError("BadRequest", `${name}=${text} is no size. Use a whole number from 1 to ${most}.`)
}

function getSmaller(size: number | null, other: number | null): number | null {
  return size === null || other === null ? (size ?? other) : Math.min(size, other)
}
