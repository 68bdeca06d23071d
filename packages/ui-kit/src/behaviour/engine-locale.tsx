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
 * Tells engines the language and the direction of the page. They know a direction only by its language, so a page
 * that reads from the right in a language that does not is told as that language in another script.
 */
export function EngineLocale({ locale, dir, children }: EngineLocaleProps): ReactNode {
  return <I18nProvider locale={toDirectedLocale(locale, dir)}>{children}</I18nProvider>
}

function toDirectedLocale(locale: string, dir: "ltr" | "rtl"): string {
  return dir === "rtl" ? new Intl.Locale(locale, { script: "Arab" }).toString() : locale
}
