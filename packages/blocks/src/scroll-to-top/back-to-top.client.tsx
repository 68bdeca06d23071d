"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { ChevronIcon } from "@forecourt/ui-kit/icons"
import { ScrollToTop } from "@forecourt/ui-kit/scroll-to-top"
import css from "./scroll-to-top.module.css"

export interface BackToTopProps {
  readonly afterPx: number
  readonly label: string
}

export function BackToTop({ afterPx, label }: BackToTopProps) {
  return (
    <ScrollToTop.Root
      {...getIslandRootProps("BackToTop", "page")}
      className={css.button}
      afterPx={afterPx}
      labels={{ button: label }}
    >
      <ChevronIcon />
    </ScrollToTop.Root>
  )
}
