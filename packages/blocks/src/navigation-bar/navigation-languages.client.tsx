"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { GlobeIcon } from "@forecourt/ui-kit/icons"
import { type Language, LanguageSwitch } from "@forecourt/ui-kit/language-switch"
import css from "./bar.module.css"

export interface NavigationLanguagesProps {
  readonly languages: readonly Language[]
  readonly locales: readonly string[]
  readonly current: string
  readonly label: string
}

export function NavigationLanguages({ label, ...choice }: NavigationLanguagesProps) {
  return (
    <LanguageSwitch.Root
      {...getIslandRootProps("NavigationLanguages", "interaction")}
      className={css.languages}
      align="end"
      labels={{ switch: label }}
      {...choice}
    >
      <LanguageSwitch.Trigger className={css.language}>
        <GlobeIcon />
      </LanguageSwitch.Trigger>
      <LanguageSwitch.List />
    </LanguageSwitch.Root>
  )
}
