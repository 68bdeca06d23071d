import { Field } from "@forecourt/ui-kit/field"
import { ServiceChoice } from "@forecourt/ui-kit/service-choice"
import { TextArea } from "@forecourt/ui-kit/text-area"
import { UnitSelector } from "@forecourt/ui-kit/unit-selector"
import {
  isNeedingInput,
  isPricing,
  isSingle,
  MAX_WORDS,
  ORIGINAL_SERVICE,
  type WorkshopBookingCategory,
  type WorkshopBookingOffering,
} from "@forecourt/workshop-booking-machine"
import { Fragment, useId, useState } from "react"
import { getLevelBelow } from "../outline/level-below.ts"
import { formatMoney } from "../stock/money.ts"
import { CURRENCY, findPressedCode, listTicked } from "./booking.select.ts"
import css from "./offerings-step.module.css"
import type { StepProps } from "./step.types.ts"

interface OfferingsProps extends StepProps {
  /** The codes of the services whose texts or mileage were missing when the visitor wanted to continue. */
  readonly missing?: readonly string[]
}

interface OfferingsStepProps extends OfferingsProps {
  readonly categories: readonly WorkshopBookingCategory[]
}

/** Renders services or add-ons by group, with prices. Spec 3 §2.1, §3.1. */
export function OfferingsStep({ categories, ...props }: OfferingsStepProps) {
  const hasMissing = categories.some(({ offerings }) => offerings.some(({ price }) => price === null))
  return (
    <div className={css.root}>
      {categories.map((category) => (
        <Group key={category.name} {...props} category={category} />
      ))}
      {hasMissing ? <p className={css.note}>{props.texts["priceMissing.note"]}</p> : null}
    </div>
  )
}

function Group({ category, ...props }: OfferingsProps & { readonly category: WorkshopBookingCategory }) {
  const { snapshot, send, heading } = props
  const id = useId()
  const Heading = getLevelBelow(heading)
  const ticked = listTicked(
    category.offerings.map(({ code }) => code),
    snapshot,
  )
  return (
    <section className={css.group} aria-labelledby={id}>
      <Heading className={css.title} id={id}>
        {category.name}
      </Heading>
      <ServiceChoice.Root
        aria-labelledby={id}
        selection={isSingle(category) ? "single" : "multiple"}
        value={ticked}
        onValueChange={(after) => {
          const code = findPressedCode(ticked, after)
          if (code !== null) send({ type: "TOGGLE_SERVICE", code })
        }}
      >
        <ServiceChoice.Hint />
        {category.offerings.map((offering) => (
          <Fragment key={offering.code}>
            <ServiceChoice.Choice value={offering.code} disabled={!offering.isAvailable}>
              <OfferingWords {...props} offering={offering} />
            </ServiceChoice.Choice>
            {ticked.includes(offering.code) ? <Particulars {...props} offering={offering} /> : null}
          </Fragment>
        ))}
      </ServiceChoice.Root>
    </section>
  )
}

type OfferingProps = OfferingsProps & { readonly offering: WorkshopBookingOffering }

function OfferingWords({ offering, snapshot, texts, locale }: OfferingProps) {
  const { name, price, priceDiscount, description, notKnownPriceText, unitPrice } = offering
  const words = [description, price === null ? notKnownPriceText || texts["priceMissing.hint"] : null]
  return (
    <span className={css.offering}>
      <span className={css.name}>{name}</span>{" "}
      {price === null || isPricing(snapshot) ? (
        <span className={css.missing}>{isPricing(snapshot) ? texts["price.loading"] : texts.priceMissing}</span>
      ) : (
        <span className={css.price}>
          {priceDiscount > 0 ? (
            <s className={css.before}>{formatMoney(price + priceDiscount, CURRENCY, locale)}</s>
          ) : null}{" "}
          {formatMoney(price, CURRENCY, locale)}
          {unitPrice.postfix}
        </span>
      )}
      {words.filter(Boolean).map((line) => (
        <span key={line} className={css.description}>
          {" "}
          {line}
        </span>
      ))}
    </span>
  )
}

/**
 * Renders the fields for the details that a service requires: the mileage, a description or a number of units. Spec 3
 * §5.1.
 */
function Particulars(props: OfferingProps) {
  const { offering, snapshot, send } = props
  const { code, unitPrice } = offering
  const chosen = snapshot.context.session.services?.[code]
  if (isNeedingInput(offering)) return code === ORIGINAL_SERVICE ? <Mileage {...props} /> : <Words {...props} />
  if (unitPrice.minimum >= unitPrice.maximum) return null
  return (
    <UnitSelector.Root
      className={css.particulars}
      min={unitPrice.minimum}
      max={unitPrice.maximum}
      unit={unitPrice.unitAbbreviation}
      value={chosen?.unit ?? unitPrice.minimum}
      onValueChange={(units) => send({ type: "CHOOSE_UNITS", code, units })}
    />
  )
}

/**
 * Renders a required field for a description. Until the visitor enters a description, the service does not count as
 * selected.
 */
function Words({ offering: { code, name }, snapshot, send, texts, missing = [] }: OfferingProps) {
  const [text, setText] = useState(snapshot.context.session.services?.[code]?.userInput ?? "")
  const [isTouched, setTouched] = useState(false)
  return (
    <Field.Root
      className={css.particulars}
      error={(isTouched || missing.includes(code)) && text.trim() === "" ? texts["words.missing"] : undefined}
    >
      <Field.Label>
        {texts.words} <span className={css.about}>({name})</span>
      </Field.Label>
      <TextArea.Root
        maxLength={MAX_WORDS}
        value={text}
        onBlur={() => setTouched(true)}
        onValueChange={(written, { reason }) => {
          if (reason === "early") return
          setText(written)
          setTouched(true)
          send({ type: "WRITE_INPUT", code, text: written })
        }}
      />
      <Field.Error />
    </Field.Root>
  )
}

function Mileage({ snapshot, send, texts, missing = [] }: OfferingProps) {
  const { milage } = snapshot.context.session
  const [text, setText] = useState(milage === undefined ? "" : String(milage))
  const [isTouched, setTouched] = useState(false)
  const isMissing = (isTouched || missing.includes(ORIGINAL_SERVICE)) && milage === undefined
  return (
    <Field.Root className={css.particulars} error={isMissing ? texts["mileage.missing"] : undefined}>
      <Field.Label>
        {texts.mileage} <span className={css.about}>({texts["mileage.unit"]})</span>
      </Field.Label>
      <Field.Control
        className={css.mileage}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onBlur={() => setTouched(true)}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setTouched(true)
          send({ type: "WRITE_MILEAGE", text: value })
        }}
      />
      <Field.Error />
    </Field.Root>
  )
}
