"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { Clamp, type ClampLabels } from "@forecourt/ui-kit/clamp"
import type { ReactNode } from "react"
import { EarlyPress } from "../press/early-press.tsx"
import css from "./file-download-list.module.css"

export interface FileDownloadListMoreProps {
  readonly shown: number
  readonly labels: Required<ClampLabels>
  readonly children?: ReactNode
}

export function FileDownloadListMore({ shown, labels, children }: FileDownloadListMoreProps) {
  return (
    <Clamp.Root {...getIslandRootProps("FileDownloadListMore")} defaultOverflows labels={labels}>
      <Clamp.Content className={css.clamp} items={shown} item=":scope > ul > li">
        {children}
      </Clamp.Content>
      <EarlyPress>{(button) => <Clamp.Trigger {...button} />}</EarlyPress>
    </Clamp.Root>
  )
}
