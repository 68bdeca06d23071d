import type { BlockProps } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { Spacer as Fields } from "../generated/spacer.ts"
import css from "./spacer.module.css"

const part = anatomy("spacer", css)

export function Spacer({ fields: { size, hasLine } }: BlockProps<Fields>) {
  const root = part("root", { size })
  return hasLine ? <hr {...root} /> : <div {...root} />
}
