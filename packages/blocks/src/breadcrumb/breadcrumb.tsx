import { type BlockProps, Text } from "@forecourt/renderer"
import * as Kit from "@forecourt/ui-kit/breadcrumb/parts"
import type { Breadcrumb as Fields } from "../generated/breadcrumb.ts"
import type { BreadcrumbData } from "./breadcrumb.load.ts"
import css from "./breadcrumb.module.css"

export function Breadcrumb({ fields: { homeTitle }, data, site }: BlockProps<Fields, BreadcrumbData>) {
  if (data === undefined || data.steps.length === 0) return null

  const { steps, current } = data

  return (
    <Kit.Root className={css.root} aria-label={site.text("breadcrumb.label")}>
      <Kit.List>
        {steps.map(({ path, title }, index) => (
          <Kit.Item key={path}>
            <a {...Kit.linkPart} href={path}>
              {index === 0 && homeTitle ? <Text field={homeTitle} /> : title}
            </a>
          </Kit.Item>
        ))}
        {current ? (
          <Kit.Item>
            <Kit.Current>{current}</Kit.Current>
          </Kit.Item>
        ) : null}
      </Kit.List>
    </Kit.Root>
  )
}
