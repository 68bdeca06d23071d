// The styles of the islands are imported here, so that they load with the page and not with their scripts.
import "@forecourt/ui-kit/css/countdown.css"
import { type BlockProps, DateText, formatSiteMoment, Link, Text } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { CountdownTimer as Fields } from "../generated/countdown-timer.ts"
import { CountdownClock } from "../generated/islands.tsx"
import button from "../styles/button.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./countdown-timer.module.css"

const part = anatomy("countdown-timer", section, { link: button.primary }, css)
const EDITED = { "data-edited": "" }

export function CountdownTimer({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, text, until, endText } = fields
  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]} {...(site.mode === "editing" && EDITED)}>
      <div {...part("content")}>
        <div {...part("words")}>
          <Text {...part("title")} as={titleTag} field={title} />
          <Text {...part("text")} as="p" field={text} />
          <Link {...part("link")} field={fields.link} newWindowText={site.text("link.newWindow")} />
        </div>
        <div {...part("clock")}>
          <CountdownClock until={until.value} labels={getGroupTexts(site, "countdown")}>
            <Text {...part("end-text")} field={endText} />
          </CountdownClock>
          <p {...part("moment")}>
            <DateText field={until} site={site} format={formatSiteMoment} />
          </p>
        </div>
      </div>
    </section>
  )
}
