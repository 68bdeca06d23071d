import { ExternalIcon } from "@forecourt/ui-kit/icons"
import { ServiceChoice } from "@forecourt/ui-kit/service-choice"
import { useId } from "react"
import { formatMoney } from "../stock/money.ts"
import type { BookingTexts } from "./booking.texts.ts"
import type { Offering, OfferingGroup } from "./booking.types.ts"
import css from "./offerings-step.module.css"

interface OfferingsStepProps {
  readonly texts: BookingTexts
  readonly locale: string
  readonly name: string
  readonly currency: string
  readonly groups: readonly OfferingGroup[]
  readonly chosen: readonly string[]
  readonly onChange: (codes: readonly string[]) => void
  /** Where a damage is looked at, which ends the services. */
  readonly damageHref?: string
}

/** Services or add-ons by their groups, each with its price before it is chosen. Spec 3 §2.1. */
export function OfferingsStep({ groups, chosen, onChange, damageHref, ...props }: OfferingsStepProps) {
  const { texts } = props
  const hasMissing = groups.some(({ offerings }) => offerings.some(({ price }) => price === null))
  return (
    <div className={css.root}>
      {groups.map((group) => {
        const codes = group.offerings.map(({ code }) => code)
        const others = chosen.filter((code) => !codes.includes(code))
        return (
          <Group
            key={group.name}
            {...props}
            group={group}
            chosen={chosen.filter((code) => codes.includes(code))}
            onChange={(own) => onChange([...others, ...own])}
          />
        )
      })}
      {damageHref ? (
        <p className={css.damage}>
          <a className={css.link} href={damageHref} target="_blank" rel="noreferrer">
            {texts.damage}
            <ExternalIcon />
          </a>
          <span className={css.muted}>{texts["damage.text"]}</span>
        </p>
      ) : null}
      {hasMissing ? <p className={css.muted}>{texts["priceMissing.note"]}</p> : null}
    </div>
  )
}

interface GroupProps extends Omit<OfferingsStepProps, "groups" | "damageHref"> {
  readonly group: OfferingGroup
}

function Group({ group, chosen, onChange, name, ...props }: GroupProps) {
  const id = useId()
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 className={css.title} id={id}>
        {group.name}
      </h3>
      <ServiceChoice.Root
        aria-labelledby={id}
        name={name}
        selection={group.isSingle ? "single" : "multiple"}
        value={chosen}
        onValueChange={onChange}
      >
        <ServiceChoice.Hint />
        {group.offerings.map((offering) => (
          <ServiceChoice.Choice key={offering.code} value={offering.code}>
            <span className={css.offering}>
              <span className={css.name}>{offering.name}</span>
              <Price offering={offering} {...props} />
              {offering.description ? <span className={css.description}>{offering.description}</span> : null}
            </span>
          </ServiceChoice.Choice>
        ))}
      </ServiceChoice.Root>
    </section>
  )
}

interface PriceProps extends Pick<OfferingsStepProps, "texts" | "locale" | "currency"> {
  readonly offering: Offering
}

function Price({ offering: { price, before }, texts, locale, currency }: PriceProps) {
  if (price === null) return <span className={css.missing}>{texts.priceMissing}</span>
  return (
    <span className={css.price}>
      {before === undefined ? null : <s className={css.before}>{formatMoney(before, currency, locale)}</s>}{" "}
      {formatMoney(price, currency, locale)}
    </span>
  )
}
