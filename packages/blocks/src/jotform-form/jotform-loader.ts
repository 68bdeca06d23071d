import type { FormLoader } from "@forecourt/ui-kit/embedded-form"
import { readMessage } from "./jotform-message.ts"

const GIVE_UP_MS = 10_000

/** Matches the origins to which Jotform redirects some visitors. */
const ORIGIN = /^https:\/\/[\w-]+\.jotform\.com$/

export function createJotformLoader(address: string, title: string): FormLoader {
  return (node, { onSubmitted, signal }) =>
    new Promise((resolve, reject) => {
      const frame = document.createElement("iframe")
      frame.src = address
      frame.title = title
      const wait = setTimeout(() => reject(new Error(`jotform-form: ${address} did not answer.`)), GIVE_UP_MS)
      signal.addEventListener("abort", () => clearTimeout(wait))
      frame.addEventListener("load", () => {
        clearTimeout(wait)
        resolve()
      })

      const handleMessage = (event: MessageEvent) => {
        if (event.source !== frame.contentWindow || !ORIGIN.test(event.origin)) return
        const message = readMessage(event.data)
        if (message?.type === "submitted") onSubmitted()
        if (message?.type === "height") frame.style.setProperty("--fc-form-gate-height", `${message.px}px`)
      }
      addEventListener("message", handleMessage, { signal })
      node.append(frame)
    })
}
