"use client"

import { islandRoot } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { BottomSheet } from "@forecourt/ui-kit/bottom-sheet"
import { Steps } from "@forecourt/ui-kit/steps"
import { useState } from "react"
import button from "../styles/button.module.css"
import { canContinue, chosenOf, stepAfter, withServices } from "./booking.rules.ts"
import type { BookingTexts } from "./booking.texts.ts"
import type { Booked, BookingChoices, BookingOffer, BookingProblem, BookingStep } from "./booking.types.ts"
import { BookingDone } from "./booking-done.tsx"
import css from "./booking-steps.module.css"
import { BookingSummary, totalText, whenText } from "./booking-summary.tsx"
import { CarStep } from "./car-step.tsx"
import { OfferingsStep } from "./offerings-step.tsx"
import { Problem } from "./problem.tsx"
import { TimeStep } from "./time-step.tsx"

const part = anatomy("booking-steps", css)

export interface BookingStepsProps {
  readonly texts: BookingTexts
  readonly locale: string
  readonly offer: BookingOffer
  /** What stands in it at first, and at which step. */
  readonly choices?: BookingChoices
  readonly step?: BookingStep
  readonly problem?: BookingProblem
  /** The booking, once it is made. */
  readonly booked?: Booked
  readonly isSubmitting?: boolean
}

const NOTHING: BookingChoices = { plate: "", place: "", services: [], addOns: [], workshop: null, slot: null }
const STEPS = 4

/** The steps of a booking, with what was chosen beside them. Spec 3 §2.1, §4.1. */
export function BookingSteps(props: BookingStepsProps) {
  const {
    texts,
    locale,
    offer,
    choices: first = NOTHING,
    step: firstStep = 1,
    problem,
    booked,
    isSubmitting = false,
  } = props
  const [choices, setChoices] = useState(first)
  const [step, setStep] = useState<BookingStep>(firstStep)
  if (booked) {
    return (
      <div {...islandRoot("BookingSteps")}>
        <BookingDone {...{ texts, locale, offer, choices, booked }} />
      </div>
    )
  }

  const { plate, place, services, addOns, workshop, slot } = choices
  const change = (some: Partial<BookingChoices>) => setChoices({ ...choices, ...some })
  const goOn = () => setStep(stepAfter(step, offer))
  const chosen = [...chosenOf(offer.services, services), ...chosenOf(offer.addOns, addOns)]
  const names = (codes: readonly string[], groups: BookingOffer["services"]) =>
    chosenOf(groups, codes)
      .map(({ name }) => name)
      .join(", ")
  const summary = <BookingSummary {...{ texts, locale, offer, choices }} />

  return (
    <div {...part("root")} {...islandRoot("BookingSteps")}>
      <Steps.Root count={STEPS} current={step} onCurrentChange={(next) => setStep(next as BookingStep)}>
        <Steps.Step step={1}>
          <Steps.Heading done={texts["car.done"]}>{texts.car}</Steps.Heading>
          <Steps.Change />
          <Steps.Summary>{[offer.car?.name, plate, place].filter(Boolean).join(", ")}</Steps.Summary>
          <Steps.Editor>
            <CarStep {...{ texts, plate, place, problem }} onChange={change} onContinue={goOn} />
          </Steps.Editor>
        </Steps.Step>
        <Steps.Step step={2}>
          <Steps.Heading done={texts["services.done"]}>{texts.services}</Steps.Heading>
          <Steps.Change />
          <Steps.Summary>{names(services, offer.services)}</Steps.Summary>
          <Steps.Editor>
            {problem === "services" ? <Problem text={texts.failedServices} email={offer.helpEmail} /> : null}
            <OfferingsStep
              {...{ texts, locale }}
              name="services"
              groups={offer.services}
              currency={offer.currency}
              chosen={services}
              onChange={(codes) => setChoices(withServices(choices, codes))}
              damageHref={offer.damageHref}
            />
            <p {...part("actions")}>
              <button className={button.primary} type="button" disabled={!canContinue(2, choices)} onClick={goOn}>
                {texts.next}
              </button>
            </p>
          </Steps.Editor>
        </Steps.Step>
        <Steps.Step step={3}>
          <Steps.Heading done={texts["addOns.done"]}>{texts.addOns}</Steps.Heading>
          <Steps.Change />
          <Steps.Summary>{addOns.length > 0 ? names(addOns, offer.addOns) : texts["addOns.zero"]}</Steps.Summary>
          <Steps.Editor>
            <OfferingsStep
              {...{ texts, locale }}
              name="addOns"
              groups={offer.addOns}
              currency={offer.currency}
              chosen={addOns}
              onChange={(codes) => change({ addOns: codes })}
            />
            <p {...part("actions")}>
              <button className={button.primary} type="button" disabled={!canContinue(3, choices)} onClick={goOn}>
                {texts.next}
              </button>
              <button className={button.ghost} type="button" disabled={addOns.length > 0} onClick={goOn}>
                {texts["addOns.none"]}
              </button>
            </p>
          </Steps.Editor>
        </Steps.Step>
        <Steps.Step step={4}>
          <Steps.Heading done={texts["time.done"]}>{texts.time}</Steps.Heading>
          <Steps.Change />
          <Steps.Summary>{slot ? whenText(slot, locale) : null}</Steps.Summary>
          <Steps.Editor>
            <TimeStep
              {...{ texts, locale, offer, workshop, slot, problem, isSubmitting }}
              onWorkshopChange={(id) => change({ workshop: id, slot: null })}
              onSlotChange={(next) => change({ slot: next })}
            />
          </Steps.Editor>
        </Steps.Step>
      </Steps.Root>
      <aside {...part("aside")} aria-label={texts.summary}>
        <h2 {...part("heading")}>{texts.summary}</h2>
        {summary}
      </aside>
      {chosen.length > 0 ? (
        <div {...part("sheet")}>
          <BottomSheet.Root>
            <BottomSheet.Content>
              <BottomSheet.Header>
                <BottomSheet.Handle>
                  {texts.summary} {totalText(chosen, offer.currency, locale)}
                </BottomSheet.Handle>
                <BottomSheet.Close />
              </BottomSheet.Header>
              <BottomSheet.Body>{summary}</BottomSheet.Body>
            </BottomSheet.Content>
          </BottomSheet.Root>
        </div>
      ) : null}
    </div>
  )
}
