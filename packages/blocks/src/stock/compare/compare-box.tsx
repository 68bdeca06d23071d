import { anatomy } from "@forecourt/ui-kit/anatomy"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { CAR } from "./compare-address.ts"
import css from "./compare-box.module.css"

const part = anatomy("compare-box", css)

export interface CompareBoxProps {
  readonly className?: string | undefined
  /** Identifier of the form that sends the chosen cars. */
  readonly form: string
  /** Number of the car. */
  readonly id: string
  /** The name of the car. */
  readonly name: string
  readonly text: string
}

/** Chooses a car to compare. A native box of a form, so it needs no script; with one it chooses at once. */
export function CompareBox({ className, form, id, name, text }: CompareBoxProps) {
  return (
    <label {...part("root")} className={[css.root, className].filter(Boolean).join(" ")}>
      <input {...part("input")} type="checkbox" name={CAR} value={id} form={form} data-compare={name} />
      <span {...part("text")}>
        {text} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </label>
  )
}
