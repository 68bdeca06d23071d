import { type BlockProps, isRendered, Link, RichText, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { TextSection as Fields } from "../generated/text-section.ts"
import button from "../styles/button.module.css"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./text-section.module.css"

const part = anatomy("text-section", css)
const content = { ...part("content"), className: `${css.content} ${section.content}` }
const text = { ...part("text"), className: `${css.text} ${prose.prose}` }
const link = { ...part("link"), className: button.arrow }

export function TextSection({ fields, site }: BlockProps<Fields>) {
  const { title, preamble, layout } = fields
  if (![title, preamble, fields.text, fields.link].some(isRendered)) return null

  return (
    <section {...part("root", { layout })} className={section.section} {...SURFACES[fields.backgroundColor]}>
      <div {...content}>
        <Text {...part("title")} as={fields.titleTag} field={title} />
        <div {...part("words")}>
          <Text {...part("preamble")} as="p" field={preamble} />
          <RichText {...text} field={fields.text} />
          <Link {...link} field={fields.link} newWindowText={site.text("link.newWindow")} />
        </div>
      </div>
    </section>
  )
}
