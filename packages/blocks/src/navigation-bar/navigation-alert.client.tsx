"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { AlertBar } from "@forecourt/ui-kit/alert-bar"
import { CloseIcon } from "@forecourt/ui-kit/icons"
import type { ReactNode } from "react"
import css from "./alert.module.css"

export interface NavigationAlertProps {
  readonly theme: string
  readonly isDismissible: boolean
  /** True if the alert is shown only to editors, because it is disabled or has no text. */
  readonly isForEditors?: boolean
  readonly label: string
  readonly dismiss: string
  readonly children?: ReactNode
}

/** Renders the message above the page. An inline script hides a dismissed message before hydration. */
export function NavigationAlert({
  theme,
  isDismissible,
  isForEditors = false,
  label,
  dismiss,
  children,
}: NavigationAlertProps) {
  return (
    <AlertBar.Root
      {...getIslandRootProps("NavigationAlert", "interaction")}
      data-theme={theme}
      data-editing={isForEditors ? "" : undefined}
      isDismissible={isDismissible}
      labels={{ region: label, dismiss }}
    >
      <AlertBar.Content className={css.alert}>
        {children}
        <AlertBar.Dismiss>
          <CloseIcon />
        </AlertBar.Dismiss>
      </AlertBar.Content>
    </AlertBar.Root>
  )
}
