import type { BlockProps } from "@forecourt/renderer"
import { Breadcrumb as Kit } from "@forecourt/ui-kit/breadcrumb"
import type { Breadcrumb as Fields } from "../generated/breadcrumb.ts"
import css from "./breadcrumb.module.css"

/** The way from the home page to this one. */
export function Breadcrumb({ fields, site }: BlockProps<Fields>) {
  const { steps = [], current } = fields
  if (steps.length === 0) return null

  return (
    <Kit.Root className={css.root} aria-label={site.text("breadcrumb.label")}>
      <Kit.List>
        {steps.map(({ path, title }) => (
          <Kit.Item key={path}>
            <Kit.Link href={path}>{title}</Kit.Link>
          </Kit.Item>
        ))}
        <Kit.Item>
          <Kit.Current>{current ?? ""}</Kit.Current>
        </Kit.Item>
      </Kit.List>
    </Kit.Root>
  )
}
