import { anatomy } from "@forecourt/ui-kit/anatomy"
import { HeartIcon } from "@forecourt/ui-kit/icons"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import css from "./save-box.module.css"

const part = anatomy("save-box", css)

export interface SaveBoxProps {
  /** The car's identifier. */
  readonly id: string
  /** The car's name. */
  readonly name: string
  /** The action with the car's name: `Save Volvo XC40`. */
  readonly label: string
}

/**
 * A heart button that saves a car in this browser, without an account. It is shown after hydration, since it needs
 * JavaScript.
 */
export function SaveBox({ id, name, label }: SaveBoxProps) {
  return (
    <label {...part("root")}>
      <input {...part("input")} type="checkbox" value={id} data-save={name} />
      <HeartIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  )
}
