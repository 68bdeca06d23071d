import { anatomy } from "@forecourt/ui-kit/anatomy"
import css from "./only-differences.module.css"

const part = anatomy("only-differences", css)

/** The attributes of a switch. It is a native checkbox, so that screen readers announce its state. */
const SWITCH = { type: "checkbox", role: "switch" }

/** Renders a switch that also works without JavaScript. */
export function OnlyDifferences({ text }: { readonly text: string }) {
  return (
    <label {...part("root")}>
      <input {...part("input")} {...SWITCH} />
      <span>{text}</span>
    </label>
  )
}
