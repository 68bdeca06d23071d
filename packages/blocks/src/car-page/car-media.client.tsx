"use client"

import { createVehicleMediaHttp, findVehicleMedia } from "@forecourt/api-clients/vehicle-media"
import type { VehicleMedia } from "@forecourt/contracts/vehicle-media"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useState } from "react"
import { CarGallery, type CarGalleryProps } from "./car-gallery.client.tsx"
import css from "./car-media.module.css"
import { type CarMotion, listMotions, type MotionMode } from "./car-media.select.ts"
import type { MotionView, MotionViewProps } from "./motion-view.tsx"

const part = anatomy("car-media", css)

export interface CarMediaProps {
  readonly regNo: string
  readonly name: string
  readonly gallery: CarGalleryProps
  readonly texts: Readonly<Record<"label" | "images" | MotionMode, string>>
  /** The texts of the 360° view. The text `frame` contains the placeholders `{position}` and `{count}`. */
  readonly turning: Readonly<Record<"label" | "frame" | "stop" | "rotate", string>>
  /** Fetches the media of a car. @default a function that calls the site's media service */
  readonly find?: (regNo: string, signal: AbortSignal) => Promise<VehicleMedia | null>
}

/**
 * Renders the pictures and up to three other views. The pictures do not depend on the media service and are shown if a
 * view fails. Spec 2 §2.5, §8.
 */
export function CarMedia({ regNo, name, gallery, texts, turning, find = findAtSite }: CarMediaProps) {
  const [motions, setMotions] = useState<readonly CarMotion[]>([])
  const [mode, setMode] = useState<"images" | MotionMode>("images")
  useEffect(() => {
    const left = new AbortController()
    const showMedia = (media: VehicleMedia | null) => left.signal.aborted || setMotions(listMotions(media))
    // The pictures are shown even when the media service fails.
    find(regNo, left.signal).then(showMedia, () => {})
    return () => left.abort()
  }, [regNo, find])

  const shown = motions.find((motion) => motion.mode === mode)
  function removeMotion(failed: MotionMode) {
    setMotions((all) => all.filter((item) => item.mode !== failed))
    setMode("images")
  }

  return (
    <div {...part("root")} {...getIslandRootProps("CarMedia")}>
      <div {...part("place")}>
        {motions.length > 0 ? (
          <fieldset {...part("modes")} aria-label={texts.label}>
            {(["images", ...motions.map((motion) => motion.mode)] as const).map((item) => (
              <button
                key={item}
                {...part("mode")}
                type="button"
                aria-pressed={item === (shown?.mode ?? "images")}
                onClick={() => setMode(item)}
              >
                {texts[item]}
              </button>
            ))}
          </fieldset>
        ) : null}
      </div>
      <div hidden={shown !== undefined}>
        <CarGallery {...gallery} />
      </div>
      {shown ? (
        <Motion key={shown.mode} motion={shown} name={name} turning={turning} onFail={() => removeMotion(shown.mode)} />
      ) : null}
    </div>
  )
}

function Motion({ onFail, ...props }: MotionViewProps) {
  const [View, setView] = useState<typeof MotionView | null>(null)
  useEffect(() => {
    let isLeft = false
    import("./motion-view.tsx").then(
      ({ MotionView }) => isLeft || setView(() => MotionView),
      () => isLeft || onFail(),
    )
    return () => {
      isLeft = true
    }
  }, [onFail])
  return <div {...part("motion")}>{View ? <View {...props} onFail={onFail} /> : null}</div>
}

function findAtSite(regNo: string, signal: AbortSignal): Promise<VehicleMedia | null> {
  return findVehicleMedia(createVehicleMediaHttp({ url: location.origin }), { regNo }, { signal })
}
