// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/scroll-to-top.css"
import type { BlockProps } from "@forecourt/renderer"
import { BackToTop } from "../generated/islands.tsx"
import type { ScrollToTop as Fields } from "../generated/scroll-to-top.ts"

export function ScrollToTop({ fields, site }: BlockProps<Fields>) {
  return <BackToTop afterPx={fields.showAfter} label={site.text("scrollToTop.label")} />
}
