"use client"

import { createContext, type ReactNode, type RefObject, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Send, useBehaviour } from "../behaviour/use-behaviour.ts"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import { drawPart } from "../part/draw-part.ts"
import type { PartProps } from "../part/part.types.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./video-facade.module.css"
import {
  type FacadeEffect,
  type FacadeEvent,
  type FacadeState,
  facadeNext,
  playerAddress,
} from "./video-facade-core.ts"

const part = anatomy("video-facade", css)

export interface VideoFacadeLabels {
  /** Name of the button; `{title}` is the film's. Message `video.play`. */
  readonly play?: string
}

export interface VideoFacadeRootProps extends Omit<PartProps<"div", FacadeView>, "title"> {
  /** Identifier of the film on YouTube, the part after `v=`. */
  readonly videoId: string
  /** Name of the film, for the player's frame. */
  readonly title: string
  /** Shows the player's controls. @default false */
  readonly hasControls?: boolean
  readonly labels?: VideoFacadeLabels
  /** Called when the visitor starts the film. */
  readonly onStart?: () => void
}

export interface FacadeView {
  readonly state: FacadeState
}

interface Facade extends FacadeView {
  readonly title: string
  readonly labels: VideoFacadeLabels
  readonly address: string | null
  readonly player: RefObject<HTMLIFrameElement | null>
  readonly send: Send<FacadeEvent>
}

const FacadeContext = createContext<Facade | null>(null)

/**
 * A picture with a play button that becomes a YouTube player. Before the press nothing is asked of YouTube.
 *
 * Put the picture, the button and the note about cookies inside; they go when the player comes.
 * The focus moves into the player. Muted, because it plays at once.
 */
export function Root({
  videoId,
  title,
  hasControls = false,
  labels = {},
  onStart,
  children,
  ...props
}: VideoFacadeRootProps): ReactNode {
  const { locale } = useKit()
  const player = useRef<HTMLIFrameElement>(null)
  const [state, send] = useBehaviour<FacadeState, FacadeEvent, FacadeEffect>({
    next: facadeNext,
    initial: "waiting",
    run: () => {
      onStart?.()
      requestAnimationFrame(() => player.current?.focus())
    },
  })

  const address = playerAddress(videoId, hasControls, locale)
  const own = { children: state === "playing" ? <Player /> : children }
  return (
    <FacadeContext value={{ state, title, labels, address, player, send }}>
      {drawPart("div", part("root", { playing: state === "playing" }), own, props, { state })}
    </FacadeContext>
  )
}

/** The button over the picture. */
export function Play(props: PartProps<"button">): ReactNode {
  const { title, labels, send } = useFacade()
  const text = useText()
  const own = {
    type: "button",
    "aria-label": `${text("video.play", labels.play)}: ${title}`,
    onClick: (event: { nativeEvent: Event }) => send({ type: "play" }, event.nativeEvent),
  }
  return drawPart("button", part("play"), own, props, {})
}

/** What a visitor should know before pressing, for example that YouTube stores cookies. */
export function Note(props: PartProps<"p">): ReactNode {
  return drawPart("p", part("note"), {}, props, {})
}

function Player(): ReactNode {
  const { address, title, player } = useFacade()
  if (!address) return null
  return (
    <iframe
      {...part("player")}
      ref={player}
      src={address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  )
}

function useFacade(): Facade {
  return usePartContext(FacadeContext, "VideoFacade")
}
