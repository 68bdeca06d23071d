import { BottomSheet } from "@forecourt/ui-kit/bottom-sheet"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { getPriceKind, getPriceSummary, type PriceLine } from "@forecourt/workshop-booking-machine"
import { RetryButton } from "../flow/retry-button.tsx"
import { formatMoney } from "../stock/money.ts"
import { CURRENCY, formatCarName, getSlot } from "./booking.select.ts"
import { formatSlotTime } from "./format-time.ts"
import type { StepProps } from "./step.types.ts"
import css from "./summary.module.css"

/** Renders the choices so far with their prices. Spec 3 §2.1, §9.1. */
export function Summary(props: StepProps) {
  const { snapshot, texts } = props
  const { location } = snapshot.context.session
  const slot = getSlot(snapshot)
  return (
    <div className={css.root}>
      <Car {...props} />
      <Costs {...props} />
      {location ? (
        <p>
          <span className={css.strong}>{location.siteName}</span>
          {slot ? <span className={css.when}>{formatSlotTime(slot, props)}</span> : null}
          {slot?.isAllDay ? <span className={css.note}>{texts.allDay}</span> : null}
        </p>
      ) : null}
    </div>
  )
}

export function Car({ snapshot, texts, personalPlate }: StepProps) {
  const { car } = snapshot.context.session
  if (car === undefined) return null
  const { registrationNumber, buildYear, hasServiceAgreement } = car
  const isPersonal = personalPlate !== null && registrationNumber.startsWith(personalPlate.toUpperCase())
  const facts = [
    buildYear === null ? null : formatMessage(texts.year, { year: String(buildYear) }),
    hasServiceAgreement ? texts.agreement : null,
    isPersonal ? texts.personal : null,
  ]
  return (
    <div>
      <p>
        <span className={css.strong}>{formatCarName(snapshot)}</span>{" "}
        <span className={css.plate}>{registrationNumber}</span>
      </p>
      {facts.filter(Boolean).map((fact) => (
        <p key={fact} className={css.note}>
          {fact}
        </p>
      ))}
    </div>
  )
}

export function Costs({ snapshot, send, texts, locale }: StepProps) {
  const { lines, isPartial } = getPriceSummary(snapshot)
  const kind = getPriceKind(snapshot)
  const missing = kind === "loading" ? texts["price.loading"] : texts.priceMissing
  if (lines.length === 0) return <p className={css.empty}>{texts["summary.empty"]}</p>
  return (
    <>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.code} className={css.line}>
            <span>{line.units > 1 ? `${line.units} × ${line.name}` : line.name}</span>
            <Price line={line} missing={missing} locale={locale} />
          </li>
        ))}
      </ul>
      <p className={css.total}>
        <span>{kind === "workshop" || kind === "loading" ? texts.total : texts["total.median"]}</span>{" "}
        <span className={css.amount}>{formatTotal(snapshot, { locale, texts })}</span>
      </p>
      {/* The element is rendered empty, so that its text is announced when it appears. */}
      <p className={css.note} role="status">
        {formatPriceNote(snapshot, texts)}
      </p>
      {kind === "failed" ? <RetryButton onRetry={() => send({ type: "RETRY" })}>{texts.retry}</RetryButton> : null}
      {isPartial && kind !== "loading" ? <p className={css.note}>{texts["priceMissing.note"]}</p> : null}
    </>
  )
}

/** Returns the line that says where the prices are from. */
function formatPriceNote(snapshot: StepProps["snapshot"], texts: StepProps["texts"]): string | null {
  const name = snapshot.context.session.location?.siteName ?? ""
  const notes = {
    median: texts["total.note"],
    workshop: formatMessage(texts["total.workshop"], { name }),
    failed: texts["total.failed"],
    loading: null,
  }
  return notes[getPriceKind(snapshot)]
}

interface PriceProps {
  readonly line: PriceLine
  /** The text that is shown if there is no price. */
  readonly missing: string
  readonly locale: string
}

function Price({ line: { price, before: regularPrice }, missing, locale }: PriceProps) {
  if (price === null) return <span className={css.price}>{missing}</span>
  return (
    <span className={css.price}>
      {regularPrice === null ? null : <s className={css.before}>{formatMoney(regularPrice, CURRENCY, locale)}</s>}{" "}
      {formatMoney(price, CURRENCY, locale)}
    </span>
  )
}

/** Formats the total price. An asterisk is added if a chosen service has no price yet. */
function formatTotal(snapshot: StepProps["snapshot"], { texts, locale }: Pick<StepProps, "texts" | "locale">): string {
  if (getPriceKind(snapshot) === "loading") return texts["price.loading"]
  const { total, isPartial } = getPriceSummary(snapshot)
  return `${formatMoney(total, CURRENCY, locale)}${isPartial ? "*" : ""}`
}

/** Formats the total price for the handle of the bottom sheet, which has no label for medians. */
function formatBriefTotal({ snapshot, texts, locale }: StepProps): string {
  const amount = formatTotal(snapshot, { texts, locale })
  const kind = getPriceKind(snapshot)
  const isMedian = kind === "median" || kind === "failed"
  return isMedian && getPriceSummary(snapshot).total > 0 ? formatMessage(texts["total.about"], { amount }) : amount
}

/** Renders the summary in a bottom sheet on phones. Spec 3 §2.1. */
export function SummarySheet(props: StepProps) {
  const { texts } = props
  return (
    <BottomSheet.Root closeFromPx={SIDE_BY_SIDE_PX}>
      <BottomSheet.Content>
        <BottomSheet.Header>
          <BottomSheet.Handle>
            <span className={css.handle}>
              <span>{texts.summary}</span> <span className={css.price}>{formatBriefTotal(props)}</span>
            </span>
          </BottomSheet.Handle>
          <BottomSheet.Close />
        </BottomSheet.Header>
        <BottomSheet.Body>
          <Summary {...props} />
        </BottomSheet.Body>
      </BottomSheet.Content>
    </BottomSheet.Root>
  )
}

/** The window width in pixels from which the summary is next to the booking steps. */
const SIDE_BY_SIDE_PX = 1024
