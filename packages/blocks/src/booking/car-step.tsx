import { Field } from "@forecourt/ui-kit/field"
import { PinIcon } from "@forecourt/ui-kit/icons"
import { PlateField } from "@forecourt/ui-kit/plate-field"
import button from "../styles/button.module.css"
import { canContinue } from "./booking.rules.ts"
import type { BookingTexts } from "./booking.texts.ts"
import type { BookingChoices, BookingProblem } from "./booking.types.ts"
import css from "./car-step.module.css"
import { Problem } from "./problem.tsx"

/** A registration number has six characters at most. Spec 3 §5.1. */
const PLATE_MAX = 6

interface CarStepProps {
  readonly texts: BookingTexts
  readonly plate: string
  readonly place: string
  readonly problem: BookingProblem | undefined
  readonly onChange: (some: Partial<BookingChoices>) => void
  readonly onContinue: () => void
}

/** Which car, and where. Spec 3 §2.1, §5.1. */
export function CarStep({ texts, plate, place, problem, onChange, onContinue }: CarStepProps) {
  const choices = { plate, place, services: [], addOns: [], workshop: null, slot: null }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (canContinue(1, choices)) onContinue()
      }}
    >
      <div className={css.pair}>
        <PlateField.Root
          maxLength={PLATE_MAX}
          defaultValue={plate}
          onValueChange={(value) => onChange({ plate: value })}
        >
          <PlateField.Label />
          <PlateField.Input name="regNo" placeholder="ABC 123" />
          <PlateField.Hint />
        </PlateField.Root>
        <div className={css.place}>
          <Field.Root name="place">
            <Field.Label>{texts.place}</Field.Label>
            <Field.Control
              autoComplete="address-level2"
              placeholder={texts["place.example"]}
              defaultValue={place}
              onInput={(event) => onChange({ place: event.currentTarget.value })}
            />
          </Field.Root>
          <button className={css.mine} type="button">
            <PinIcon />
            {texts["place.mine"]}
          </button>
        </div>
      </div>
      <Problem text={problemText(problem, texts)} />
      <button className={`${button.primary} ${css.submit}`} type="submit" disabled={!canContinue(1, choices)}>
        {texts.next}
      </button>
    </form>
  )
}

function problemText(problem: BookingProblem | undefined, texts: BookingTexts): string | null {
  if (problem === "notFound") return texts.notFound
  return problem === "denied" ? texts["place.denied"] : null
}
