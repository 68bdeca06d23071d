import type { VehicleMedia } from "@forecourt/contracts/vehicle-media"

/** A kind of view other than the pictures. Spec 2 §2.5. */
export type MotionMode = "video" | "internal" | "external"

export type CarMotion =
  | { readonly mode: "video"; readonly src: string }
  | { readonly mode: "internal"; readonly src: string }
  | { readonly mode: "external"; readonly frames: readonly string[] }

export function listMotions(media: VehicleMedia | null): readonly CarMotion[] {
  const { hasVideo, videoUrl, hasInternal360, internal360, has360, images360 = [] } = media ?? {}
  const frames = images360.filter(isAddress)
  return [
    ...(hasVideo && isAddress(videoUrl) ? [{ mode: "video" as const, src: videoUrl }] : []),
    ...(hasInternal360 && isAddress(internal360) ? [{ mode: "internal" as const, src: internal360 }] : []),
    ...(has360 && frames.length > 1 ? [{ mode: "external" as const, frames }] : []),
  ]
}

/**
 * True if, according to the stock data, the car has a video or a 360° view. The media service is called only for such
 * cars.
 */
export function isPromised({ hasVideo, has360, hasInternal360 }: VehicleMedia = {}): boolean {
  return Boolean(hasVideo || has360 || hasInternal360)
}

function isAddress(value: string | undefined): value is string {
  return value !== undefined && /^(https?:\/)?\/[^/]/.test(value)
}
