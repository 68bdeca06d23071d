"use client"

import type { Town } from "@forecourt/api-clients/search"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { formatMessage, KitProvider } from "@forecourt/ui-kit/kit-provider"
import { LoadingOverlay } from "@forecourt/ui-kit/loading-overlay"
import { Steps } from "@forecourt/ui-kit/steps"
import {
  getLookUpState,
  getReachedStep,
  isBusy,
  listShownSteps,
  openStep,
  type Step,
  type WorkshopBookingSnapshot,
} from "@forecourt/workshop-booking-machine"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useHasMoved } from "../flow/use-has-moved.ts"
import { useLater } from "../flow/use-later.ts"
import type { PrivacyNoticeProps } from "../forms/create-privacy-notice.ts"
import type { HeadingBelow } from "../outline/level-below.ts"
import { formatCarLine } from "./booking.select.ts"
import { CarStep } from "./car-step.tsx"
import type { ContactPhone } from "./problem.tsx"
import { useWorkshopBooking } from "./use-workshop-booking.ts"
import type { BookingTexts } from "./workshop-booking.texts.ts"
import css from "./workshop-booking-flow.module.css"

const part = anatomy("workshop-booking-flow", css)

export interface WorkshopBookingFlowProps {
  readonly texts: BookingTexts
  readonly language: string
  readonly locale: string
  readonly timeZone: string
  readonly heading: HeadingBelow
  readonly towns: readonly Town[]
  readonly email: string | null
  readonly phone: ContactPhone | null
  /**
   * The prefix of personal registration numbers, or `null` if there is none. For a car with this prefix, the summary
   * has an additional line. Spec 3 §5.1.
   */
  readonly personalPlate: string | null
  /** The server-rendered links to other booking pages, for car brands whose workshop visits are booked elsewhere. */
  readonly intro?: ReactNode
  readonly damage?: ReactNode
  /** The notice of personal data, which is shown above the button that books. */
  readonly privacy?: PrivacyNoticeProps | null
  readonly contact?: ReactNode
}

const COUNT = 4

const fetchLater = () => import("./later-steps.tsx")

export function WorkshopBookingFlow(props: WorkshopBookingFlowProps) {
  const { texts, locale, heading: Heading, intro, contact } = props
  const { snapshot, opening, send, locate, reload } = useWorkshopBooking(props)
  const isOpening = opening === "under way"
  const later = useLater(fetchLater, isOpening || (snapshot !== null && isLeavingStart(snapshot)))
  const hasFailed = later.hasFailed || opening === "failed"
  const isComing = isOpening || (snapshot !== null && isBehindStart(snapshot) && later.module === null)
  const step = snapshot === null || isComing ? null : openStep(snapshot)
  const flow = useScrolledToStep(step)
  const hasMoved = useHasMoved(step === null ? null : String(step))
  const isResumed = useIsResumed(step)
  const { timeZone, email, phone, personalPlate, privacy = null } = props
  const stepProps = { send, texts, locale, timeZone, heading: Heading, email, phone, personalPlate, privacy }
  // The steps after the first one, and their props.
  const behind =
    snapshot === null || step === null || later.module === null
      ? null
      : { ...later.module, props: { ...stepProps, snapshot }, reached: getReachedStep(snapshot) }

  return (
    <KitProvider messages={texts.kit} locale={locale}>
      <div {...part("root")} {...getIslandRootProps("WorkshopBookingFlow")}>
        {step === 5 ? null : <Head snapshot={snapshot} texts={texts} intro={intro} />}
        <LoadingOverlay.Root ref={flow} isBusy={(snapshot !== null && isBusy(snapshot)) || (isComing && !hasFailed)}>
          <LoadingOverlay.Content>
            {behind !== null && step === 5 ? (
              <behind.Confirmation {...behind.props} reload={reload} isReached={hasMoved} />
            ) : (
              <div {...part("columns")}>
                <Steps.Root
                  // A visitor who returned to a later step has not pressed anything, so the focus stays where it is.
                  key={isResumed ? "resumed" : "begun"}
                  count={COUNT}
                  current={step ?? 1}
                  reached={behind?.reached ?? 1}
                  onCurrentChange={(next) => send({ type: "SHOW", step: next as Step })}
                >
                  <Steps.Step step={1}>
                    <Steps.Heading done={texts["car.done"]} render={(headingProps) => <Heading {...headingProps} />}>
                      {texts.car}
                    </Steps.Heading>
                    <Steps.Change />
                    <Steps.Summary>{snapshot === null ? null : formatCarLine(snapshot)}</Steps.Summary>
                    <Steps.Editor>
                      <CarStep
                        snapshot={snapshot}
                        send={send}
                        locate={locate}
                        texts={texts}
                        towns={props.towns}
                        locale={locale}
                        language={props.language}
                        isCutOff={hasFailed}
                      />
                    </Steps.Editor>
                  </Steps.Step>
                  {behind === null ? null : <behind.LaterSteps {...behind.props} damage={props.damage} />}
                </Steps.Root>
                <aside {...part("aside")} aria-label={texts.summary}>
                  <p {...part("aside-title")}>{texts.summary}</p>
                  {behind === null ? (
                    <p {...part("empty")}>{texts["summary.empty"]}</p>
                  ) : (
                    <behind.Summary {...behind.props} />
                  )}
                </aside>
              </div>
            )}
          </LoadingOverlay.Content>
          <LoadingOverlay.Veil />
        </LoadingOverlay.Root>
        <div {...part("footer")}>{contact}</div>
        {behind !== null && step !== 5 && behind.reached > 1 ? (
          <div {...part("sheet")}>
            <behind.SummarySheet {...behind.props} />
          </div>
        ) : null}
      </div>
    </KitProvider>
  )
}

interface HeadProps extends Pick<WorkshopBookingFlowProps, "texts" | "intro"> {
  readonly snapshot: WorkshopBookingSnapshot | null
}

/**
 * Renders the links to other booking pages, for car brands whose workshop visits are booked there. Once the car is
 * known, renders a note that states whether the workshops are authorised for its brand. Spec 3 §2.1.
 */
function Head({ snapshot, texts, intro }: HeadProps) {
  const { session, hasBrand = null } = snapshot?.context ?? {}
  const { car } = session ?? {}
  if (snapshot === null || car === undefined || getLookUpState(snapshot) === "unsupported") return intro
  if (hasBrand === null) return null
  return (
    <p {...part("brand")}>{formatMessage(hasBrand ? texts.authorised : texts.unauthorised, { brand: car.brand })}</p>
  )
}

function isBehindStart(snapshot: WorkshopBookingSnapshot): boolean {
  return openStep(snapshot) > 1 || listShownSteps(snapshot).length > 1
}

function isLeavingStart(snapshot: WorkshopBookingSnapshot): boolean {
  return isBehindStart(snapshot) || getLookUpState(snapshot) === "looking"
}

function useIsResumed(step: Step | null): boolean {
  const [arrived, setArrived] = useState<Step | null>(null)
  if (arrived === null && step !== null) setArrived(step)
  return arrived !== null && arrived > 1
}

/** Scrolls to a step when the visitor reaches it, but not when the page loads. Spec 3 §4.1. */
function useScrolledToStep(step: Step | null) {
  const flow = useRef<HTMLDivElement>(null)
  const previous = useRef(step)
  useEffect(() => {
    if (step === null) return
    const hasMoved = previous.current !== null && previous.current !== step
    previous.current = step
    if (!hasMoved) return
    const open = flow.current?.querySelector("[data-scope=steps][data-part=step][data-open]")
    const target = open ?? flow.current
    target?.scrollIntoView({ block: "start", behavior: "instant" })
  }, [step])
  return flow
}
