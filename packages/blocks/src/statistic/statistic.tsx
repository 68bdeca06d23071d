import { type BlockProps, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { Statistic as Fields } from "../generated/statistic.ts"
import css from "./statistic.module.css"

const part = anatomy("statistic", css)

export function Statistic({ fields }: BlockProps<Fields>) {
  return (
    <dl {...part("root")}>
      <Text {...part("title")} as="dt" field={fields.title} />
      <Text {...part("value")} as="dd" field={fields.value} />
    </dl>
  )
}
