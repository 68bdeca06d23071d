"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { CopyButton } from "@forecourt/ui-kit/copy-button"
import { CopyIcon } from "@forecourt/ui-kit/icons"

export interface ContactCopyProps {
  readonly className?: string | undefined
  readonly value: string
  readonly label: string
  readonly copied: string
  readonly failed: string
}

export function ContactCopy({ className, value, label, copied, failed }: ContactCopyProps) {
  return (
    <CopyButton.Root
      {...getIslandRootProps("ContactCopy")}
      className={className}
      value={value}
      labels={{ copy: label, copied, failed }}
    >
      <CopyButton.Trigger>
        <CopyIcon />
      </CopyButton.Trigger>
      <CopyButton.Status />
    </CopyButton.Root>
  )
}
