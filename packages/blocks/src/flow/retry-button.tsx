import type { ReactNode } from "react"
import button from "../styles/button.module.css"
import { keepFocusNear } from "./keep-focus-near.ts"

interface RetryButtonProps {
  readonly onRetry: () => void
  readonly children: ReactNode
}

export function RetryButton({ onRetry, children }: RetryButtonProps) {
  return (
    <button
      className={button.ghost}
      type="button"
      onClick={({ currentTarget }) => {
        keepFocusNear(currentTarget)
        onRetry()
      }}
    >
      {children}
    </button>
  )
}
