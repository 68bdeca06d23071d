import { type BlockProps, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { StoriesTeaser as Fields } from "../generated/stories-teaser.ts"
import css from "./stories-teaser.module.css"

const part = anatomy("stories-teaser", css)

/** Stories of the site. */
export function StoriesTeaser({ fields }: BlockProps<Fields>) {
  return (
    <section {...part("root")}>
      <Text {...part("title")} as="h2" field={fields.title} />
    </section>
  )
}
