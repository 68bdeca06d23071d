import type { Next } from "../behaviour/behaviour.types.ts"

/** Matches the identifiers of YouTube videos. For other values, no request is sent to YouTube. */
const VIDEO_ID = /^[\w-]{6,20}$/

/** The state of the video. No request is sent to YouTube before the state is `playing`. */
export type FacadeState = "waiting" | "asking" | "playing" | "paused"

export type FacadeEvent =
  /**
   * Sent when the play button over the picture is pressed. `isAllowed` is true if the visitor has already consented to
   * YouTube.
   */
  | { readonly type: "play"; readonly isAllowed: boolean }
  /**
   * Sent when at least half of the picture has scrolled into view. It is sent only if the visitor has consented to
   * YouTube and does not prefer reduced motion.
   */
  | { readonly type: "appear" }
  | { readonly type: "allow" }
  | { readonly type: "back" }
  | { readonly type: "withdraw" }
  | { readonly type: "toggle" }

export interface FacadeEffect {
  readonly type: "start" | "begin" | "ask" | "consent" | "focus-play" | "pause" | "resume"
}

export const getNextState: Next<FacadeState, FacadeEvent, FacadeEffect> = (state, event) => {
  const isStarted = state === "playing" || state === "paused"
  switch (event.type) {
    case "play":
      if (isStarted) return [state, []]
      return event.isAllowed ? ["playing", [{ type: "start" }]] : ["asking", [{ type: "ask" }]]
    case "appear":
      return state === "waiting" ? ["playing", [{ type: "begin" }]] : [state, []]
    case "allow":
      return state === "asking" ? ["playing", [{ type: "consent" }, { type: "start" }]] : [state, []]
    case "back":
      return state === "asking" ? ["waiting", [{ type: "focus-play" }]] : [state, []]
    case "withdraw":
      return isStarted ? ["waiting", []] : [state, []]
    case "toggle":
      if (state === "playing") return ["paused", [{ type: "pause" }]]
      return state === "paused" ? ["playing", [{ type: "resume" }]] : [state, []]
  }
}

/** The origin of the YouTube player that sets no cookies. */
export const PLAYER_ORIGIN = "https://www.youtube-nocookie.com"

/**
 * Returns the URL of the muted YouTube player that sets no cookies. Returns `null` if the identifier is invalid. Spec 1
 * §9.
 */
export function buildPlayerAddress(videoId: string, hasControls: boolean, language?: string): string | null {
  if (!VIDEO_ID.test(videoId)) return null
  const query = new URLSearchParams({
    autoplay: "1",
    mute: "1",
    playsinline: "1",
    rel: "0",
    controls: hasControls ? "1" : "0",
    // Lets the kit's own button pause it.
    enablejsapi: "1",
    ...(language ? { hl: language.split("-")[0] ?? language } : undefined),
  })
  return `${PLAYER_ORIGIN}/embed/${videoId}?${query}`
}

export interface FilmState {
  readonly isPlaying: boolean
  /** True once the visitor has pressed the button. From then on, the video neither starts nor stops automatically. */
  readonly isChosen: boolean
}

export type FilmEvent =
  | { readonly type: "appear"; readonly isCalm: boolean }
  | { readonly type: "disappear" }
  | { readonly type: "toggle" }
  /**
   * Sent when the video has started or stopped without a press of the button, because the visitor used the browser's
   * video controls or the browser prevented playback.
   */
  | { readonly type: "report"; readonly isPlaying: boolean }

export type FilmEffect = { readonly type: "play" } | { readonly type: "pause" }

export const filmNext: Next<FilmState, FilmEvent, FilmEffect> = (state, event) => {
  switch (event.type) {
    case "appear":
      return state.isChosen || event.isCalm || state.isPlaying ? [state, []] : [{ ...state, isPlaying: true }, [play]]
    case "disappear":
      return state.isPlaying && !state.isChosen ? [{ ...state, isPlaying: false }, [pause]] : [state, []]
    case "toggle":
      return [{ isPlaying: !state.isPlaying, isChosen: true }, [state.isPlaying ? pause : play]]
    case "report":
      return event.isPlaying === state.isPlaying ? [state, []] : [{ ...state, isPlaying: event.isPlaying }, []]
  }
}

const play = { type: "play" } as const
const pause = { type: "pause" } as const
