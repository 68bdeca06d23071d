import { longDay } from "@forecourt/calendar"
import { ContactFields } from "@forecourt/ui-kit/contact-fields"
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import { RadioCards } from "@forecourt/ui-kit/radio-cards"
import { type Slot, WeekSelector } from "@forecourt/ui-kit/week-selector"
import { useId } from "react"
import button from "../styles/button.module.css"
import type { BookingTexts } from "./booking.texts.ts"
import type { BookingOffer, BookingProblem, Workshop } from "./booking.types.ts"
import { whenText } from "./booking-summary.tsx"
import { Problem } from "./problem.tsx"
import css from "./time-step.module.css"

interface TimeStepProps {
  readonly texts: BookingTexts
  readonly locale: string
  readonly offer: BookingOffer
  readonly workshop: string | null
  readonly slot: Slot | null
  readonly problem: BookingProblem | undefined
  readonly isSubmitting: boolean
  readonly onWorkshopChange: (id: string | null) => void
  readonly onSlotChange: (slot: Slot | null) => void
}

/** Which workshop, when, and whom it turns to. Spec 3 §2.1, §4.1. */
export function TimeStep(props: TimeStepProps) {
  const { texts, locale, offer, workshop, slot, problem, isSubmitting, onWorkshopChange, onSlotChange } = props
  const label = useId()
  const group = useId()
  const chosen = offer.workshops.find(({ id }) => id === workshop)
  if (offer.workshops.length === 0) {
    return (
      <div className={css.none}>
        <p className={css.title}>{texts["workshops.none"]}</p>
        <p>{fillIn(texts["workshops.help"], { email: offer.helpEmail })}</p>
      </div>
    )
  }
  return (
    <form className={css.form} onSubmit={(event) => event.preventDefault()}>
      <div className={css.part}>
        <h3 className={css.title} id={label}>
          {texts.workshop}
        </h3>
        <RadioCards.Root
          className={css.workshops}
          aria-labelledby={label}
          name={group}
          value={workshop}
          onValueChange={onWorkshopChange}
        >
          {offer.workshops.map((one) => (
            <RadioCards.Card key={one.id} value={one.id} disabled={one.opensOn !== undefined}>
              <WorkshopWords workshop={one} {...{ texts, locale }} />
            </RadioCards.Card>
          ))}
        </RadioCards.Root>
      </div>
      {chosen ? (
        <div className={css.part}>
          <h3 className={css.title}>{fillIn(texts.times, { name: chosen.name })}</h3>
          {chosen.days.some(({ times, isAllDay }) => times.length > 0 || isAllDay) ? (
            <>
              <p className={css.muted}>{texts.allDay}</p>
              <WeekSelector.Root days={chosen.days} from={offer.from} value={slot} onValueChange={onSlotChange} />
            </>
          ) : (
            <div className={css.none}>
              <p className={css.title}>{texts["times.none"]}</p>
              <p>{fillIn(texts["times.noneText"], { phone: chosen.phone })}</p>
            </div>
          )}
        </div>
      ) : null}
      {chosen && slot ? (
        <div className={css.part}>
          <h3 className={css.title}>{texts.contact}</h3>
          <ContactFields.Root />
          <Problem text={problemText(problem, texts)} />
          <button className={`${button.primary} ${css.submit}`} type="submit" disabled={isSubmitting}>
            {texts.submit}
          </button>
        </div>
      ) : null}
    </form>
  )
}

interface WorkshopWordsProps extends Pick<TimeStepProps, "texts" | "locale"> {
  readonly workshop: Workshop
}

function WorkshopWords({ workshop, texts, locale }: WorkshopWordsProps) {
  const { name, address, distance, firstSlot, opensOn } = workshop
  return (
    <span className={css.words}>
      <span className={css.name}>{name}</span>
      <span className={css.muted}>{[address, distance].filter(Boolean).join(" · ")}</span>
      <span className={css.first}>{firstText({ firstSlot, opensOn, texts, locale })}</span>
    </span>
  )
}

interface First extends Pick<TimeStepProps, "texts" | "locale"> {
  readonly firstSlot: Slot | null
  readonly opensOn: string | undefined
}

function firstText({ firstSlot, opensOn, texts, locale }: First): string {
  if (opensOn !== undefined) return fillIn(texts.closedSeason, { day: longDay(opensOn, locale) })
  return firstSlot ? fillIn(texts.firstTime, { when: whenText(firstSlot, locale) }) : texts["times.none"]
}

function problemText(problem: BookingProblem | undefined, texts: BookingTexts): string | null {
  if (problem === "taken") return texts.taken
  return problem === "failed" ? texts.failed : null
}
