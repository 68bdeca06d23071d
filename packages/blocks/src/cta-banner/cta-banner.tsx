import { type BlockProps, Image, Link, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { CtaBanner as Fields } from "../generated/cta-banner.ts"
import button from "../styles/button.module.css"
import { BUTTONS } from "../styles/buttons.ts"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./cta-banner.module.css"

const part = anatomy("cta-banner", { content: section.content, "second-link": button.arrow }, css)

export function CtaBanner({ fields, site }: BlockProps<Fields>) {
  const { title, text, link, secondLink: second, image } = fields
  if (!title && !text && !link) return null

  const newWindowText = site.text("link.newWindow")
  return (
    <section {...part("root")}>
      <div {...part("content")} {...SURFACES[fields.backgroundColor]}>
        <div {...part("words")}>
          <Text {...part("title")} as={fields.titleTag} field={title} />
          <Text {...part("text")} as="p" field={text} />
          {link || second ? (
            <div {...part("links")}>
              <Link
                {...part("link")}
                className={BUTTONS[fields.buttonType]}
                field={link}
                newWindowText={newWindowText}
              />
              <Link {...part("second-link")} field={second} newWindowText={newWindowText} />
            </div>
          ) : null}
        </div>
        <Image {...part("image")} field={image} site={site} sizes="(min-width: 1024px) 560px, 100vw" />
      </div>
    </section>
  )
}
