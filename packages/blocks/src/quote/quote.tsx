import { type BlockProps, Image, isDrawn, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { Quote as Fields } from "../generated/quote.ts"
import { GROUNDS } from "../looks/grounds.ts"
import section from "../looks/section.module.css"
import css from "./quote.module.css"

const part = anatomy("quote", css)
const root = { ...part("root"), className: section.section }
const content = { ...part("content"), className: `${css.content} ${section.content}` }

/** What somebody said, and who. */
export function Quote({ fields, site }: BlockProps<Fields>) {
  const { text, name, role, image } = fields
  const hasSource = isDrawn(name) || isDrawn(role)

  return (
    <section {...root} {...GROUNDS[fields.backgroundColor]}>
      <div {...content}>
        <Image {...part("image")} field={image} site={site} sizes="(min-width: 768px) 320px, 96px" />
        <figure {...part("words")}>
          <blockquote {...part("quote")}>
            <Text {...part("text")} as="p" field={text} />
          </blockquote>
          {hasSource ? (
            <figcaption {...part("source")}>
              <Text {...part("name")} as="p" field={name} />
              <Text {...part("role")} as="p" field={role} />
            </figcaption>
          ) : null}
        </figure>
      </div>
    </section>
  )
}
