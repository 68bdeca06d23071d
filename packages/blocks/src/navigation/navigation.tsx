import type { BlockProps } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { BREAKPOINTS_PX } from "@forecourt/ui-kit/breakpoints"
import type { Navigation as Fields } from "../generated/navigation.ts"
import { Bar } from "../navigation-bar/bar.tsx"
import type { MenuData } from "../navigation-bar/load-menu.ts"
import css from "./navigation.module.css"

const part = anatomy("navigation", css)

export function Navigation({ fields, data, site, id }: BlockProps<Fields, MenuData>) {
  return (
    <Bar
      root={part("root")}
      wideFromPx={BREAKPOINTS_PX.desktop} // Spec 1 §9
      fields={fields}
      data={data}
      site={site}
      id={id}
    />
  )
}
