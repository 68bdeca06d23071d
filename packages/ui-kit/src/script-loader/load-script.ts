import type { Clock } from "../behaviour/behaviour.types.ts"
import { browserClock } from "../behaviour/browser-clock.ts"

/** The interval at which the loader checks if a script has loaded, in milliseconds. Spec 2 §7. */
export const POLL_MS = 100
export const GIVE_UP_MS = 10_000

export interface ScriptOptions {
  readonly src: string
  readonly nonce?: string | undefined
  readonly isReady: () => boolean
  readonly failure: string
  readonly pollMs?: number | undefined
  readonly giveUpMs?: number | undefined
  readonly clock?: Clock | undefined
}

/** Loads a script. All calls with the same URL share a single request. After a failure, the next call tries again. */
export function loadScript({
  src,
  nonce,
  isReady,
  failure,
  pollMs = POLL_MS,
  giveUpMs = GIVE_UP_MS,
  clock = browserClock,
}: ScriptOptions): Promise<void> {
  if (isReady()) return Promise.resolve()

  return new Promise((resolve, reject) => {
    const script = findScript(src) ?? addScript(src, nonce)
    const until = clock.now() + giveUpMs
    let wait = clock.setTimeout(checkLoaded, pollMs)
    script.addEventListener("error", handleTimeout)

    function checkLoaded(): void {
      if (isReady()) {
        script.removeEventListener("error", handleTimeout)
        resolve()
      } else if (clock.now() >= until) handleTimeout()
      else wait = clock.setTimeout(checkLoaded, pollMs)
    }

    function handleTimeout(): void {
      clock.clearTimeout(wait)
      script.removeEventListener("error", handleTimeout)
      script.remove()
      reject(new Error(failure))
    }
  })
}

function findScript(src: string): HTMLScriptElement | undefined {
  return [...document.scripts].find((script) => script.getAttribute("src") === src)
}

function addScript(src: string, nonce: string | undefined): HTMLScriptElement {
  const script = document.createElement("script")
  script.async = true
  if (nonce) script.nonce = nonce
  script.setAttribute("src", src)
  document.head.append(script)
  return script
}
