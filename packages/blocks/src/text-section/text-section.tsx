import { type BlockProps, isRendered, Link, RichText, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { TextSection as Fields } from "../generated/text-section.ts"
import button from "../styles/button.module.css"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./text-section.module.css"

const part = anatomy("text-section", section, { text: prose.prose, link: button.arrow }, css)

export function TextSection({ fields, site }: BlockProps<Fields>) {
  const { title, preamble, layout } = fields
  if (![title, preamble, fields.text, fields.link].some(isRendered)) return null

  return (
    <section {...part("root", { layout })} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
        <Text {...part("title")} as={fields.titleTag} field={title} />
        <div {...part("words")}>
          <Text {...part("preamble")} as="p" field={preamble} />
          <RichText {...part("text")} field={fields.text} />
          <Link {...part("link")} field={fields.link} newWindowText={site.text("link.newWindow")} />
        </div>
      </div>
    </section>
  )
}
