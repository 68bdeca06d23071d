"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { PauseIcon, PlayIcon } from "@forecourt/ui-kit/icons"
import { Film } from "@forecourt/ui-kit/video-facade"
import type { ReactNode } from "react"

export interface FilmPlayerProps {
  readonly className?: string | undefined
  readonly title?: string | undefined
  readonly hasControls: boolean
  readonly play: string
  readonly pause: string
  readonly children?: ReactNode
}

/** Plays a muted video while it is in view, unless the visitor prefers reduced motion. */
export function FilmPlayer({ className, title, hasControls, play, pause, children }: FilmPlayerProps) {
  return (
    <Film.Root
      {...getIslandRootProps("FilmPlayer")}
      className={className}
      hasControls={hasControls}
      labels={{ play, pause }}
    >
      <Film.Video aria-label={title} aria-hidden={title ? undefined : true}>
        {children}
      </Film.Video>
      <Film.Toggle
        render={(props, { isPlaying }) => <button {...props}>{isPlaying ? <PauseIcon /> : <PlayIcon />}</button>}
      />
    </Film.Root>
  )
}
