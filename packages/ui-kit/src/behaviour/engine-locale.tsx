"use client"

import type { ReactNode } from "react"
import { I18nProvider } from "react-aria/I18nProvider"

export interface EngineLocaleProps {
  readonly locale: string
  readonly dir: "ltr" | "rtl"
  readonly children: ReactNode
}

/**
 * Sets the locale and the text direction of React Aria. React Aria has no setting for the direction and derives it only
 * from a right-to-left script subtag in the locale.
 */
export function EngineLocale({ locale, dir, children }: EngineLocaleProps): ReactNode {
  return <I18nProvider locale={toDirectedLocale(locale, dir)}>{children}</I18nProvider>
}

function toDirectedLocale(locale: string, dir: "ltr" | "rtl"): string {
  return dir === "rtl" ? new Intl.Locale(locale, { script: "Arab" }).toString() : locale
}
