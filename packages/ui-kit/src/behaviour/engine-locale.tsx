"use client"

import type { ReactNode } from "react"
import { I18nProvider } from "react-aria/I18nProvider"

export interface EngineLocaleProps {
  readonly locale: string
  readonly dir: "ltr" | "rtl"
  readonly children: ReactNode
}

/** Passes the direction to React Aria, which can only derive it from a right-to-left script subtag in the locale. */
export function EngineLocale({ locale, dir, children }: EngineLocaleProps): ReactNode {
  return <I18nProvider locale={toDirectedLocale(locale, dir)}>{children}</I18nProvider>
}

function toDirectedLocale(locale: string, dir: "ltr" | "rtl"): string {
  return dir === "rtl" ? new Intl.Locale(locale, { script: "Arab" }).toString() : locale
}
