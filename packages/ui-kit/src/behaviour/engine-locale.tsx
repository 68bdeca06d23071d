"use client"

import type { ReactNode } from "react"
import { I18nProvider } from "react-aria/I18nProvider"

export interface EngineLocaleProps {
  readonly locale: string
  readonly dir: "ltr" | "rtl"
  readonly children: ReactNode
}

/**
 * Passes the language and direction of the page to the third-party components, which derive the direction from the
 * language alone. If the language usually has the opposite direction to the page, a script subtag with the direction of
 * the page is added to the locale.
 */
export function EngineLocale({ locale, dir, children }: EngineLocaleProps): ReactNode {
  return <I18nProvider locale={toDirectedLocale(locale, dir)}>{children}</I18nProvider>
}

function toDirectedLocale(locale: string, dir: "ltr" | "rtl"): string {
  return dir === "rtl" ? new Intl.Locale(locale, { script: "Arab" }).toString() : locale
}
