import { anatomy } from "@forecourt/ui-kit/anatomy"
import css from "./only-differences.module.css"

const part = anatomy("only-differences", css)

/** As a native checkbox it needs no text for its state. */
const SWITCH = { type: "checkbox", role: "switch" }

/** Leaves only the lines of a comparison in which the cars differ; it needs no script. */
export function OnlyDifferences({ text }: { readonly text: string }) {
  return (
    <label {...part("root")}>
      <input {...part("input")} {...SWITCH} />
      <span>{text}</span>
    </label>
  )
}
