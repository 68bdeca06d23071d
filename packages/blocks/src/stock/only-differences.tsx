import { anatomy } from "@forecourt/ui-kit/anatomy"
import css from "./only-differences.module.css"

const part = anatomy("only-differences", css)

/** The attributes of the switch, which is a native checkbox that announces its own state. */
const SWITCH = { type: "checkbox", role: "switch" }

/** A switch that hides the rows of a comparison in which all cars are equal, even without JavaScript. */
export function OnlyDifferences({ text }: { readonly text: string }) {
  return (
    <label {...part("root")}>
      <input {...part("input")} {...SWITCH} />
      <span>{text}</span>
    </label>
  )
}
