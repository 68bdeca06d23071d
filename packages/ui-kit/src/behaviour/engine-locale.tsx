"use client"

import type { ReactNode } from "react"
import { I18nProvider } from "react-aria/I18nProvider"

export interface EngineLocaleProps {
  readonly locale: string
  readonly dir: "ltr" | "rtl"
  readonly children: ReactNode
}

/**
 * Passes the language and direction of the page to the third-party components, which can only derive the direction from
 * the locale. For a right-to-left page, the locale therefore gets a right-to-left script subtag.
 */
export function EngineLocale({ locale, dir, children }: EngineLocaleProps): ReactNode {
  return <I18nProvider locale={toDirectedLocale(locale, dir)}>{children}</I18nProvider>
}

function toDirectedLocale(locale: string, dir: "ltr" | "rtl"): string {
  return dir === "rtl" ? new Intl.Locale(locale, { script: "Arab" }).toString() : locale
}
