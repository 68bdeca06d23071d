"use client"

import { type ReactNode, type RefObject, useEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { isCalm } from "../behaviour/is-calm.ts"
import { type Send, useBehaviour } from "../behaviour/use-behaviour.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./film.module.css"
import { type FilmEffect, type FilmEvent, type FilmState, filmNext } from "./video-facade-core.ts"

const part = anatomy("film", css)

export interface FilmLabels {
  /** The accessible name of the button while the video is paused. Defaults to the message `video.play`. */
  readonly play?: string
  /** The accessible name of the button while the video plays. Defaults to the message `video.pause`. */
  readonly pause?: string
}

export interface FilmRootProps extends PartProps<"div", FilmState> {
  /** True to show the browser's video controls instead of the button of the UI kit. @default false */
  readonly hasControls?: boolean
  readonly labels?: FilmLabels
}

interface Film {
  readonly state: FilmState
  readonly hasControls: boolean
  readonly labels: FilmLabels
  readonly video: RefObject<HTMLVideoElement | null>
  readonly send: Send<FilmEvent>
}

const [FilmContext, useFilm] = createPartContext<Film>("Film")

/**
 * A muted video that plays while it is in view, unless the visitor pauses it (WCAG 2.2.2) or prefers reduced motion.
 */
export function Root({ hasControls = false, labels = {}, ...props }: FilmRootProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  const [state, send] = useBehaviour<FilmState, FilmEvent, FilmEffect>({
    next: filmNext,
    initial: { isPlaying: false, isChosen: false },
    run: async ({ type }) => {
      if (type === "pause") video.current?.pause()
      else await video.current?.play().catch(() => send({ type: "report", isPlaying: false }))
    },
  })

  useEffect(() => {
    if (!video.current) return
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) send({ type: "appear", isCalm: isCalm() })
      else send({ type: "disappear" })
    })
    sight.observe(video.current)
    return () => sight.disconnect()
  }, [send])

  return (
    <FilmContext value={{ state, hasControls, labels, video, send }}>
      {renderPart("div", part("root", { playing: state.isPlaying }), {}, props, state)}
    </FilmContext>
  )
}

/** The video. It needs a `poster`, `<source>` children and, unless it is decorative, an `aria-label`. */
export function Video(props: PartProps<"video", FilmState>): ReactNode {
  const { state, hasControls, video, send } = useFilm()
  const ownProps = {
    ref: video,
    muted: true,
    loop: true,
    playsInline: true,
    preload: "none",
    controls: hasControls,
    onPlay: () => send({ type: "report", isPlaying: true }),
    onPause: () => send({ type: "report", isPlaying: false }),
  }
  return renderPart("video", part("video", { playing: state.isPlaying }), ownProps, props, state)
}

/** The button that plays and pauses the video. It is not rendered if the controls of the browser are shown. */
export function Toggle(props: PartProps<"button", FilmState>): ReactNode {
  const { state, hasControls, labels, send } = useFilm()
  const text = useText()
  if (hasControls) return null
  const ownProps = {
    type: "button",
    "aria-label": state.isPlaying ? text("video.pause", labels.pause) : text("video.play", labels.play),
    onClick: (event: { nativeEvent: Event }) => send({ type: "toggle" }, event.nativeEvent),
  }
  return renderPart("button", part("toggle", { playing: state.isPlaying }), ownProps, props, state)
}
