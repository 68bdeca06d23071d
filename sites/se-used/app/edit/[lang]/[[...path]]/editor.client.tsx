"use client"

import { blocks, fixes, pages } from "@forecourt/blocks/editing"
import { createOverlay, type OverlayProps } from "@forecourt/editor/overlay"
import { useRouter } from "next/navigation"

const Overlay = createOverlay({ blocks, pages, fixes })

export function Editor(props: Omit<OverlayProps, "refresh">) {
  const { refresh } = useRouter()
  return <Overlay {...props} refresh={refresh} />
}
