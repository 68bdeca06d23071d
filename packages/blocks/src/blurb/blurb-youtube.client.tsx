"use client"

import { PlayIcon } from "@forecourt/ui-kit/icons"
import { VideoFacade } from "@forecourt/ui-kit/video-facade"
import type { ReactNode } from "react"

export interface BlurbYoutubeProps {
  readonly className?: string | undefined
  readonly videoId: string
  readonly title: string
  readonly hasControls: boolean
  readonly play: string
  /** What a visitor should know before YouTube is asked for anything. */
  readonly note: string
  /** The still picture. */
  readonly children?: ReactNode
}

/** A YouTube film behind its still picture: YouTube hears of the visitor when the film is started, not before. */
export function BlurbYoutube({ className, videoId, title, hasControls, play, note, children }: BlurbYoutubeProps) {
  return (
    <VideoFacade.Root
      className={className}
      data-embed="youtube"
      videoId={videoId}
      title={title}
      hasControls={hasControls}
      labels={{ play }}
    >
      {children}
      <VideoFacade.Play>
        <PlayIcon />
      </VideoFacade.Play>
      <VideoFacade.Note>{note}</VideoFacade.Note>
    </VideoFacade.Root>
  )
}
