"use client"

import { useEffect, useRef, useState } from "react"
import type { ComboboxOption } from "./combobox-core.ts"

export function useChosenText(
  chosen: ComboboxOption | null,
  onTextChange: ((text: string) => void) | undefined,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(chosen?.label ?? "")
  const [shown, setShown] = useState(chosen)
  if (chosen?.value !== shown?.value) {
    setShown(chosen)
    if (chosen) setText(chosen.label)
    // The text stays when the visitor cleared the selection by editing it.
    else if (text === shown?.label) setText("")
  }
  const last = useRef(text)
  useEffect(() => {
    if (last.current === text) return
    last.current = text
    onTextChange?.(text)
  })
  return [text, setText]
}
