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
  /**
   * True if the video starts automatically when it scrolls into view. This applies only to visitors who have allowed
   * videos and do not prefer reduced motion.
   */
  readonly autoplays?: boolean
  readonly labels: Required<VideoFacadeLabels>
  /** The information that visitors see before anything is requested from YouTube. */
  readonly note: string
  readonly children?: ReactNode
}

/** Renders a video with a poster. No request is sent to YouTube before the visitor's consent. */
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
