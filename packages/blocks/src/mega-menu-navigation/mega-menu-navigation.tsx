import type { BlockProps } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { BREAKPOINTS_PX } from "@forecourt/ui-kit/breakpoints"
import type { MegaMenuNavigation as Fields } from "../generated/mega-menu-navigation.ts"
import { Bar } from "../navigation-bar/bar.tsx"
import type { MenuData } from "../navigation-bar/load-menu.ts"
import css from "./mega-menu-navigation.module.css"

const part = anatomy("mega-menu-navigation", css)

export function MegaMenuNavigation({ fields, data, site, id }: BlockProps<Fields, MenuData>) {
  return (
    <Bar
      root={part("root")}
      wideFromPx={BREAKPOINTS_PX.wide} // Spec 1 §4
      fields={fields}
      data={data}
      site={site}
      id={id}
    />
  )
}
