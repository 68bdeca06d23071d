"use client"

import { type ComponentType, useRef, useState } from "react"
import type { ComboboxEngineProps } from "./combobox-engine.tsx"

type Engine = ComponentType<ComboboxEngineProps>

export function useEngine(): readonly [Engine | null, () => void] {
  const [engine, setEngine] = useState<Engine | null>(null)
  const isLoading = useRef(false)

  function loadEngine(): void {
    if (isLoading.current) return
    isLoading.current = true
    import("./combobox-engine.tsx").then(
      ({ default: component }) => setEngine(() => component),
      () => {
        isLoading.current = false
      },
    )
  }
  return [engine, loadEngine]
}
