import { anatomy } from "@forecourt/ui-kit/anatomy"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { CAR } from "./compare-address.ts"
import css from "./compare-box.module.css"

const part = anatomy("compare-box", css)

export interface CompareBoxProps {
  readonly className?: string | undefined
  /** Identifier of the form that sends the selected cars. */
  readonly form: string
  /** The car's identifier. */
  readonly id: string
  /** The name of the car. */
  readonly name: string
  readonly text: string
}

/**
 * A checkbox that selects a car to compare. Without JavaScript it belongs to a form; with JavaScript it takes effect
 * immediately.
 */
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
