import { RETRY_DELAY_MS } from "@forecourt/editing-machine"
import { useEffect } from "react"

export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && onReturn()
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [onReturn])
}

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
