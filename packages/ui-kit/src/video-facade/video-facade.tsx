"use client"

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { isCalm } from "../behaviour/is-calm.ts"
import { type Send, useBehaviour } from "../behaviour/use-behaviour.ts"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./video-facade.module.css"
import {
  buildPlayerAddress,
  type FacadeEffect,
  type FacadeEvent,
  type FacadeState,
  getNextState,
  PLAYER_ORIGIN,
} from "./video-facade-core.ts"

const part = anatomy("video-facade", css)

export interface VideoFacadeLabels {
  /**
   * The accessible name of the play button, with the placeholder `{title}` for the title of the video. Defaults to the
   * message `video.play`.
   */
  readonly play?: string
  /** The accessible name of the button that pauses the video. Defaults to the message `video.pause`. */
  readonly pause?: string
  /** The text of the button that gives consent to YouTube. Defaults to the message `video.allow`. */
  readonly allow?: string
}

export interface VideoFacadeRootProps extends Omit<PartProps<"div", FacadeView>, "title"> {
  /** The YouTube identifier of the video. In the URL of the video, it follows `v=`. */
  readonly videoId: string
  /** The title of the video. It is also the accessible name of the player's iframe. */
  readonly title: string
  /** True to show the player's controls. @default false */
  readonly hasControls?: boolean
  /**
   * True if the visitor has consented to YouTube. If `false`, a press on the play button first displays `Consent`. If
   * omitted, the press itself counts as consent, and a `Note` next to the button must say so. The component does not
   * store the consent.
   */
  readonly consent?: boolean
  /**
   * True to start the video automatically and muted once half of it is in view, but only with `consent`, and never with
   * reduced motion. The focus does not move. @default false
   */
  readonly autoplays?: boolean
  /** Called when the visitor consents to YouTube in this component, so that the caller can store the consent. */
  readonly onConsent?: () => void
  readonly labels?: VideoFacadeLabels
  /** Called when the video starts. */
  readonly onStart?: () => void
}

export interface FacadeView {
  readonly state: FacadeState
}

interface Facade extends FacadeView {
  readonly isAllowed: boolean
  readonly title: string
  readonly labels: VideoFacadeLabels
  readonly address: string | null
  readonly player: RefObject<HTMLIFrameElement | null>
  readonly play: RefObject<HTMLButtonElement | null>
  readonly allow: RefObject<HTMLButtonElement | null>
  readonly send: Send<FacadeEvent>
}

const [FacadeContext, useFacade] = createPartContext<Facade>("VideoFacade")

/**
 * A picture with a play button. A press on the button replaces the picture with a YouTube player. No request is sent to
 * YouTube before the visitor consents.
 */
export function Root({
  videoId,
  title,
  hasControls = false,
  consent,
  autoplays = false,
  onConsent,
  labels = {},
  onStart,
  children,
  ...props
}: VideoFacadeRootProps): ReactNode {
  const { locale } = useKit()
  const root = useRef<HTMLDivElement>(null)
  const player = useRef<HTMLIFrameElement>(null)
  const play = useRef<HTMLButtonElement>(null)
  const allow = useRef<HTMLButtonElement>(null)
  const [state, send] = useBehaviour<FacadeState, FacadeEvent, FacadeEffect>({
    next: getNextState,
    initial: "waiting",
    run: ({ type }) => {
      if (type === "consent") onConsent?.()
      if (type === "start" || type === "begin") onStart?.()
      if (type === "pause") sendCommand(player.current, "pauseVideo")
      if (type === "resume") sendCommand(player.current, "playVideo")
      const next = { start: player, ask: allow, "focus-play": play }[type as string]
      // The element that gets the focus is rendered first.
      if (next) requestAnimationFrame(() => next.current?.focus())
    },
  })

  useEffect(() => {
    if (consent === false) send({ type: "withdraw" })
  }, [consent, send])

  const isAwaited = autoplays && consent === true && state === "waiting"
  useEffect(() => {
    if (!isAwaited || !root.current || isCalm()) return
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) send({ type: "appear" })
      },
      { threshold: 0.5 },
    )
    sight.observe(root.current)
    return () => sight.disconnect()
  }, [isAwaited, send])

  const isStarted = state === "playing" || state === "paused"
  const address = buildPlayerAddress(videoId, hasControls, locale)
  const ownProps = {
    ref: root,
    children: isStarted ? (
      <>
        <Player />
        {hasControls ? null : <Pause />}
      </>
    ) : (
      children
    ),
  }
  const facade = { state, isAllowed: consent ?? true, title, labels, address, player, play, allow, send }
  return (
    <FacadeContext value={facade}>
      {renderPart("div", part("root", { playing: isStarted, asking: state === "asking" }), ownProps, props, {
        state,
      })}
    </FacadeContext>
  )
}

function sendCommand(player: HTMLIFrameElement | null, func: "pauseVideo" | "playVideo"): void {
  player?.contentWindow?.postMessage(JSON.stringify({ event: "command", func, args: [] }), PLAYER_ORIGIN)
}

/** The play button over the picture. */
export function Play(props: PartProps<"button">): ReactNode {
  const { state, isAllowed, title, labels, play, send } = useFacade()
  const text = useText()
  const ownProps = {
    ref: play,
    type: "button",
    "aria-label": `${text("video.play", labels.play)}: ${title}`,
    hidden: state === "asking",
    onClick: (event: { nativeEvent: Event }) => send({ type: "play", isAllowed }, event.nativeEvent),
  }
  return renderPart("button", part("play"), ownProps, props, {})
}

/** The prompt for consent to YouTube, which contains `Allow`. Escape returns to the picture. */
export function Consent(props: PartProps<"div", FacadeView>): ReactNode {
  const { state, title, send } = useFacade()
  const ownProps = {
    role: "group",
    "aria-label": title,
    hidden: state !== "asking",
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") send({ type: "back" }, event.nativeEvent)
    },
  }
  return renderPart("div", part("consent"), ownProps, props, { state })
}

/** The button that consents to YouTube and starts the video. */
export function Allow(props: PartProps<"button">): ReactNode {
  const { labels, allow, send } = useFacade()
  const text = useText()
  const ownProps = {
    ref: allow,
    type: "button",
    onClick: (event: { nativeEvent: Event }) => send({ type: "allow" }, event.nativeEvent),
    children: text("video.allow", labels.allow),
  }
  return renderPart("button", part("allow"), ownProps, props, {})
}

/** The button that pauses the video. It is rendered by `Root` if the controls of the player are hidden. */
export function Pause(props: PartProps<"button", FacadeView>): ReactNode {
  const { state, labels, send } = useFacade()
  const text = useText()
  const isPaused = state === "paused"
  const ownProps = {
    type: "button",
    "aria-label": isPaused ? text("video.play", labels.play) : text("video.pause", labels.pause),
    onClick: (event: { nativeEvent: Event }) => send({ type: "toggle" }, event.nativeEvent),
  }
  return renderPart("button", part("pause", { paused: isPaused }), ownProps, props, { state })
}

/** The note before the play button, for example about YouTube's cookies. */
export function Note(props: PartProps<"p">): ReactNode {
  return renderPart("p", part("note"), {}, props, {})
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
