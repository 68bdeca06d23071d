import { type BlockProps, Image, isRendered, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { Quote as Fields } from "../generated/quote.ts"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./quote.module.css"

const part = anatomy("quote", section, css)

export function Quote({ fields, site }: BlockProps<Fields>) {
  const { text, name, role, image } = fields
  const hasSource = isRendered(name) || isRendered(role)

  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
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
