import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { Steps } from "@forecourt/ui-kit/steps"
import {
  canContinue,
  isStepDone,
  listMissingInputs,
  listServices,
  listShownSteps,
  openStep,
  type WorkshopBookingContext,
} from "@forecourt/workshop-booking-machine"
import { type ReactNode, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { RetryButton } from "../flow/retry-button.tsx"
import button from "../styles/button.module.css"
import { formatDistance, getSlot } from "./booking.select.ts"
import { formatFirstTime, formatSlotTime } from "./format-time.ts"
import css from "./later-steps.module.css"
import { OfferingsStep } from "./offerings-step.tsx"
import { Problem } from "./problem.tsx"
import type { StepProps } from "./step.types.ts"
import { TimeStep } from "./time-step.tsx"

export { Confirmation } from "./confirmation.tsx"
export { Summary, SummarySheet } from "./summary.tsx"

interface LaterStepsProps extends StepProps {
  readonly damage: ReactNode
}

/** Renders the later steps, whose code is loaded separately. Spec 3 §2.1. */
export function LaterSteps({ damage, ...props }: LaterStepsProps) {
  const { snapshot, texts, heading: Heading } = props
  const { addons, session } = snapshot.context
  const shown = listShownSteps(snapshot)
  // A visitor with nothing to choose from skips the add-ons. Spec 3 §2.1.
  const hasAddons = addons.length > 0 || openStep(snapshot) === 3
  const renderTitle = (text: string, done: string) => (
    <Steps.Heading done={done} render={(props) => <Heading {...props} />}>
      {text}
    </Steps.Heading>
  )
  return (
    <>
      {shown.includes(2) ? (
        <Steps.Step step={2} isComplete={isStepDone(snapshot, 2)}>
          {renderTitle(texts.services, texts["services.done"])}
          <Steps.Change />
          <Steps.Summary>{formatNames(session, "service")}</Steps.Summary>
          <Steps.Editor>
            <Services {...props} damage={damage} />
          </Steps.Editor>
        </Steps.Step>
      ) : null}
      {shown.includes(3) && hasAddons ? (
        <Steps.Step step={3} isComplete={isStepDone(snapshot, 3)}>
          {renderTitle(texts.addOns, texts["addOns.done"])}
          <Steps.Change />
          <Steps.Summary>{formatNames(session, "addon") || texts["addOns.zero"]}</Steps.Summary>
          <Steps.Editor>
            <Addons {...props} />
          </Steps.Editor>
        </Steps.Step>
      ) : null}
      {shown.includes(4) ? (
        <Steps.Step step={4} isComplete={isStepDone(snapshot, 4)}>
          {renderTitle(texts.time, texts["time.done"])}
          <Steps.Change />
          <Steps.Summary>{formatChosenTime(props)}</Steps.Summary>
          <Steps.Editor>
            <TimeStep {...props} />
          </Steps.Editor>
        </Steps.Step>
      ) : null}
    </>
  )
}

function formatNames({ services = {} }: WorkshopBookingContext["session"], type: "service" | "addon"): string {
  return listServices(services, type)
    .map(([, { name }]) => name)
    .join(", ")
}

function formatChosenTime({ snapshot, ...format }: StepProps): string {
  const slot = getSlot(snapshot)
  const { siteName } = snapshot.context.session.location ?? {}
  return [siteName, slot && formatSlotTime(slot, format)].filter(Boolean).join(", ")
}

/** Renders the step in which visitors select services. Spec 3 §2.1, §4.1, §8.1. */
function Services({ damage, ...props }: LaterStepsProps) {
  const { snapshot, send, texts, email } = props
  const { services, medians } = snapshot.context.loads
  const hasFailed = services === "failed"
  const [missing, setMissing] = useState<readonly string[]>([])
  const step = useRef<HTMLDivElement>(null)

  function handleNext() {
    const missing = listMissingInputs(snapshot)
    if (missing.length === 0) return send({ type: "NEXT" })
    flushSync(() => setMissing(missing))
    step.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }

  return (
    <div ref={step} className={css.step}>
      <p className={css.loading} role="status">
        {services === "loading" ? texts["services.loading"] : null}
      </p>
      <Problem text={hasFailed ? texts.failedServices : null} email={email} />
      {hasFailed ? (
        <RetryButton onRetry={() => send({ type: "RETRY" })}>{texts.retry}</RetryButton>
      ) : (
        <OfferingsStep {...props} categories={snapshot.context.services} missing={missing} />
      )}
      <Problem text={medians === "failed" ? texts["price.failed"] : null} />
      {medians === "failed" ? <RetryButton onRetry={() => send({ type: "RETRY" })}>{texts.retry}</RetryButton> : null}
      {damage ? (
        <div className={css.damage}>
          {damage}
          <p className={css.muted}>{texts["damage.text"]}</p>
        </div>
      ) : null}
      <EarliestTime {...props} />
      <div className={css.actions}>
        <button
          className={button.primary}
          type="button"
          disabled={!canContinue(snapshot, "service")}
          onClick={handleNext}
        >
          {texts.next}
        </button>
      </div>
    </div>
  )
}

/** Renders the earliest time of all workshops, so that visitors know it before they choose one of them. */
function EarliestTime(props: StepProps) {
  const { snapshot, texts, locale } = props
  const { earliest, loads } = snapshot.context
  const missing = loads.earliest === "loaded" ? texts["earliestTime.none"] : null
  return (
    <p className={css.loading} role="status">
      {earliest === null
        ? missing
        : formatMessage(texts.earliestTime, {
            when: formatFirstTime(earliest, props),
            name: earliest.siteName,
            distance: formatDistance(earliest, snapshot, locale) ?? "",
          })}
    </p>
  )
}

/** Renders the step in which visitors select add-ons. Spec 3 §4.1. */
function Addons(props: StepProps) {
  const { snapshot, send, texts } = props
  const hasChosen = canContinue(snapshot, "addon")
  return (
    <div className={css.step}>
      <p className={css.loading} role="status">
        {snapshot.context.loads.addons === "loading" ? texts["services.loading"] : null}
      </p>
      <OfferingsStep {...props} categories={snapshot.context.addons} />
      <EarliestTime {...props} />
      <div className={css.actions}>
        <button className={button.primary} type="button" disabled={!hasChosen} onClick={() => send({ type: "NEXT" })}>
          {texts.next}
        </button>
        <button
          className={button.ghost}
          type="button"
          disabled={hasChosen}
          onClick={() => send({ type: "NEXT_WITHOUT_ADDONS" })}
        >
          {texts["addOns.none"]}
        </button>
      </div>
    </div>
  )
}
