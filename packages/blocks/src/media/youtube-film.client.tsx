"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { PlayIcon } from "@forecourt/ui-kit/icons"
import { VideoFacade, type VideoFacadeLabels } from "@forecourt/ui-kit/video-facade"
import type { ReactNode } from "react"
import { EMBEDS, useConsent } from "../consent/use-consent.ts"

export interface YoutubeFilmProps {
  readonly className?: string | undefined
  readonly videoId: string
  readonly title: string
  readonly hasControls: boolean
  /** Starts by itself in sight of a visitor who allows films and minds no motion. */
  readonly autoplays?: boolean
  readonly labels: Required<VideoFacadeLabels>
  /** What a visitor should know before YouTube is asked for anything. */
  readonly note: string
  /** The still picture. */
  readonly children?: ReactNode
}

/** A YouTube film behind its still picture: YouTube hears of nobody who has not allowed it. */
export function YoutubeFilm({ note, children, ...film }: YoutubeFilmProps) {
  const [isAllowed, allow] = useConsent(EMBEDS)
  return (
    <VideoFacade.Root {...film} {...getIslandRootProps("YoutubeFilm")} consent={isAllowed} onConsent={allow}>
      {children}
      <VideoFacade.Play>
        <PlayIcon />
      </VideoFacade.Play>
      <VideoFacade.Consent>
        <p>{note}</p>
        <VideoFacade.Allow />
      </VideoFacade.Consent>
    </VideoFacade.Root>
  )
}
