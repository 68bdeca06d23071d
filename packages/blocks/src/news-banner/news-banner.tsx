import { type BlockProps, DateText, formatSiteDay, Link, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { NewsBanner as Fields } from "../generated/news-banner.ts"
import button from "../styles/button.module.css"
import css from "./news-banner.module.css"

const part = anatomy("news-banner", css)
const link = { ...part("link"), className: `${css.link} ${button.arrow}` }
const COVER = { "data-cover": "" }
const THEMES: Readonly<Record<Fields["look"], string>> = { Quiet: "surface-1", Accent: "accent", Dark: "dark" }

export function NewsBanner({ fields, site }: BlockProps<Fields>) {
  return (
    <section {...part("root")} data-theme={THEMES[fields.look]}>
      <div {...part("content")}>
        <Text {...part("label")} field={fields.label} />
        <DateText {...part("date")} field={fields.date} site={site} format={formatSiteDay} />
        <Text {...part("text")} as="p" field={fields.text} />
        <Link
          {...link}
          // The link covers the whole line, except in the page editor, where the text must be editable.
          {...(site.mode !== "editing" && COVER)}
          field={fields.link}
          newWindowText={site.text("link.newWindow")}
        />
      </div>
    </section>
  )
}
