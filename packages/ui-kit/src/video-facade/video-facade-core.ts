import type { Next } from "../behaviour/behaviour.types.ts"

/** Matches a valid YouTube identifier. No request is sent for any other value. */
const VIDEO_ID = /^[\w-]{6,20}$/

/**
 * The state of the video facade. In `waiting` and `asking`, no request has been sent to YouTube. In `paused`, the
 * player keeps its position.
 */
export type FacadeState = "waiting" | "asking" | "playing" | "paused"

export type FacadeEvent =
  /**
   * The button over the picture was pressed. `isAllowed` indicates whether the visitor has already consented to
   * YouTube.
   */
  | { readonly type: "play"; readonly isAllowed: boolean }
  /**
   * At least half of the picture has scrolled into view, the visitor has consented to YouTube, and reduced motion is
   * not preferred.
   */
  | { readonly type: "appear" }
  | { readonly type: "allow" }
  | { readonly type: "back" }
  | { readonly type: "withdraw" }
  | { readonly type: "toggle" }

export interface FacadeEffect {
  readonly type: "start" | "begin" | "ask" | "consent" | "focus-play" | "pause" | "resume"
}

/**
 * The reducer of the video facade: waiting → asking → playing ↔ paused. If the visitor has already consented, `asking`
 * is skipped. Withdrawing the consent returns to `waiting`.
 */
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

/** The origin of YouTube's player that sets no cookies. */
export const PLAYER_ORIGIN = "https://www.youtube-nocookie.com"

/**
 * Returns the URL of the YouTube player that sets no cookies, with the video muted and started automatically. Returns
 * `null` for an invalid identifier. Spec 1 §9.
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
  /** True once the visitor has pressed the button. After that, the video no longer starts or stops automatically. */
  readonly isChosen: boolean
}

export type FilmEvent =
  | { readonly type: "appear"; readonly isCalm: boolean }
  | { readonly type: "disappear" }
  | { readonly type: "toggle" }
  /**
   * The video started or stopped, because the visitor used the browser's controls or because the browser did not allow
   * it to play.
   */
  | { readonly type: "report"; readonly isPlaying: boolean }

export type FilmEffect = { readonly type: "play" } | { readonly type: "pause" }

/**
 * The reducer of a video. The video plays while it is in view, unless the visitor has paused it or prefers reduced
 * motion.
 */
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
