"use client"

import type { ReactNode } from "react"
import { I18nProvider } from "react-aria/I18nProvider"

export interface EngineLocaleProps {
  /** Language and region, for example `sv-SE`. */
  readonly locale: string
  readonly dir: "ltr" | "rtl"
  readonly children: ReactNode
}

/**
 * Passes the language and direction of the page to the component engines. They derive the direction from the language
 * alone; when the two disagree, the locale gets a script subtag whose direction is the page's.
 */
export function EngineLocale({ locale, dir, children }: EngineLocaleProps): ReactNode {
  return <I18nProvider locale={toDirectedLocale(locale, dir)}>{children}</I18nProvider>
}

function toDirectedLocale(locale: string, dir: "ltr" | "rtl"): string {
  return dir === "rtl" ? new Intl.Locale(locale, { script: "Arab" }).toString() : locale
}
