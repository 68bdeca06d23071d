import { RETRY_DELAY_MS } from "@forecourt/editing-machine"
import { useEffect } from "react"

/** Calls `onReturn` each time the person who edits the page returns to it from another tab or window. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && onReturn()
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [onReturn])
}

/** Requests the page repeatedly for as long as the rendered state differs from the stored state. */
export function useStalePage(isStale: boolean, onLook: () => void): void {
  useEffect(() => {
    if (!isStale) return
    const timer = setInterval(onLook, RETRY_DELAY_MS)
    return () => clearInterval(timer)
  }, [isStale, onLook])
}

export function useLeavingGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", stay)
    return () => removeEventListener("beforeunload", stay)
  }, [isOn])
}
