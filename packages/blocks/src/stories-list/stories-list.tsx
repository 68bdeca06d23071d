import { type BlockProps, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { StoriesList as Fields } from "../generated/stories-list.ts"
import css from "./stories-list.module.css"

const part = anatomy("stories-list", css)

/** Stories of the site. */
export function StoriesList({ fields }: BlockProps<Fields>) {
  return (
    <section {...part("root")}>
      <Text {...part("title")} as="h2" field={fields.title} />
    </section>
  )
}
