import { HeartIcon } from "@forecourt/ui-kit/icons"
import { RoundBox } from "../round-box.tsx"

export interface SaveBoxProps {
  readonly id: string
  readonly name: string
  /** The label of the action, including the car's name, such as `Save Volvo XC40`. */
  readonly label: string
}

/** Renders a button that saves a car. Visitors need no account, and the button is hidden without JavaScript. */
export function SaveBox({ id, name, label }: SaveBoxProps) {
  return (
    <RoundBox label={label} value={id} data-save={name}>
      <HeartIcon />
    </RoundBox>
  )
}
