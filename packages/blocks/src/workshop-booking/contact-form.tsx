import { track } from "@forecourt/api-clients/analytics"
import { EMAIL_PATTERN } from "@forecourt/contracts/email"
import { NAME_PATTERN } from "@forecourt/contracts/person-name"
import { PHONE_PATTERN } from "@forecourt/contracts/phone"
import { Field } from "@forecourt/ui-kit/field"
import { Form } from "@forecourt/ui-kit/form"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { TextArea } from "@forecourt/ui-kit/text-area"
import {
  getHeldUntil,
  isComplete,
  isHoldOver,
  MAX_WORDS,
  type WorkshopBookingWorkshop,
} from "@forecourt/workshop-booking-machine"
import { formatHold } from "../flow/format-hold.ts"
import { PrivacyNotice } from "../forms/privacy-notice.tsx"
import { getLevelBelow } from "../outline/level-below.ts"
import { formatMoney } from "../stock/money.ts"
import button from "../styles/button.module.css"
import { Problem } from "./problem.tsx"
import type { StepProps } from "./step.types.ts"
import css from "./time-step.module.css"

interface ContactFormProps extends StepProps {
  readonly onTimeMissing: () => void
}

function formatCancellation(
  { freeUntil, fee, currency }: NonNullable<WorkshopBookingWorkshop["cancellation"]>,
  texts: StepProps["texts"],
  locale: string,
): string {
  return formatMessage(texts.cancellation, { time: freeUntil, fee: formatMoney(fee, currency, locale) })
}

/** Renders the fields for contact details and the button that confirms the booking. Spec 3 §5.1. */
export function ContactForm({
  snapshot,
  send,
  texts,
  heading,
  locale,
  timeZone,
  phone,
  privacy,
  onTimeMissing,
}: ContactFormProps) {
  const { messages, session, isLimitReached } = snapshot.context
  const Heading = getLevelBelow(heading)
  const { createBooking, settleOrder } = messages
  const cancellation = session.location?.cancellation
  const hasFailed = createBooking !== undefined || settleOrder !== undefined

  function handleSubmit(form: HTMLFormElement) {
    if (!isComplete(session)) return onTimeMissing()
    const written = new FormData(form)
    const readField = (name: string) => String(written.get(name) ?? "")
    const details = {
      firstName: readField("firstName"),
      lastName: readField("lastName"),
      phone: readField("phone"),
      email: readField("email"),
      freeText: readField("freeText"),
    }
    track({ event: "form_interaction", form_name: "workshop-booking" })
    send({ type: "SUBMIT", details })
  }

  return (
    <Form.Root
      className={css.part}
      onSubmit={(event) => {
        event.preventDefault()
        handleSubmit(event.currentTarget)
      }}
    >
      <Heading className={css.title}>{texts.contact}</Heading>
      {/* The element is rendered empty, so that its text is announced when it appears. */}
      <p className={css.muted} role="status">
        {formatHold({ until: getHeldUntil(snapshot), isOver: isHoldOver(snapshot) }, texts, locale, timeZone)}
      </p>
      <Form.Summary />
      <div className={css.pair}>
        <Field.Root name="firstName" required>
          <Field.Label>{texts.firstName}</Field.Label>
          <Field.Control autoComplete="given-name" pattern={NAME_PATTERN} maxLength={100} />
          <Field.Error />
        </Field.Root>
        <Field.Root name="lastName" required>
          <Field.Label>{texts.lastName}</Field.Label>
          <Field.Control autoComplete="family-name" pattern={NAME_PATTERN} maxLength={100} />
          <Field.Error />
        </Field.Root>
        <Field.Root name="phone" required labels={{ pattern: texts["phone.error"] }}>
          <Field.Label>{texts.phone}</Field.Label>
          <Field.Control type="tel" autoComplete="tel" pattern={PHONE_PATTERN} />
          <Field.Error />
        </Field.Root>
        <Field.Root name="email" required labels={{ email: texts.emailError, pattern: texts.emailError }}>
          <Field.Label>{texts.email}</Field.Label>
          <Field.Control type="email" autoComplete="email" pattern={EMAIL_PATTERN} maxLength={254} />
          <Field.Error />
        </Field.Root>
      </div>
      <Field.Root name="freeText">
        <Field.Label>{texts.comment}</Field.Label>
        <TextArea.Root maxLength={MAX_WORDS} />
      </Field.Root>
      {cancellation === undefined ? null : (
        <p className={css.muted}>{formatCancellation(cancellation, texts, locale)}</p>
      )}
      <button className={`${button.primary} ${css.submit}`} type="submit">
        {texts.submit}
      </button>
      {isLimitReached ? (
        <Problem text={texts.limit} phone={phone} />
      ) : (
        <Problem text={hasFailed ? (createBooking ?? settleOrder ?? texts.failed) : null} />
      )}
      {privacy === null ? null : <PrivacyNotice {...privacy} />}
    </Form.Root>
  )
}
