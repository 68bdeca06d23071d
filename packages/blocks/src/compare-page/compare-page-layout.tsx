import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { ReactNode } from "react"
import type { ComparisonView } from "../stock/car-comparison.select.ts"
import link from "../styles/link.module.css"
import css from "./compare-page.module.css"

const part = anatomy("compare-page", { back: link.plain }, css)

export interface ComparePageLayoutProps {
  readonly view: Pick<ComparisonView, "texts" | "listHref">
  readonly children: ReactNode
}

export function ComparePageLayout({ view: { texts, listHref }, children }: ComparePageLayoutProps) {
  return (
    <div {...part("page")}>
      <a {...part("back")} href={listHref}>
        {texts.back}
      </a>
      <h1 {...part("title")}>{texts.title}</h1>
      {children}
    </div>
  )
}
