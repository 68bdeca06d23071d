import { type BlockProps, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { StoryPage as Fields } from "../generated/story-page.ts"
import css from "./story-page.module.css"

const part = anatomy("story-page", css)

/** Stories of the site. */
export function StoryPage({ fields }: BlockProps<Fields>) {
  return (
    <section {...part("root")}>
      <Text {...part("title")} as="h2" field={fields.title} />
    </section>
  )
}
