import { fillIn } from "@forecourt/ui-kit/kit-provider"
import { Rating } from "@forecourt/ui-kit/rating"
import { useId, useState } from "react"
import button from "../looks/button.module.css"
import { longDay } from "./booking-page.tsx"
import { FlowPage, type PageProps, Subheading } from "./flow-page.tsx"
import css from "./tire-hotel.module.css"
import type { FlowTexts } from "./tire-hotel.texts.ts"
import { Fact } from "./vehicle-page.tsx"

/** What was booked, and how it was. Spec 3 §2.4, §9.1. */
export function ConfirmationPage(props: PageProps) {
  const { snapshot, send, texts, locale } = props
  const { confirmation } = snapshot.context.session
  if (confirmation === undefined) return null
  const { customerBase, services, workshop, freeText } = confirmation

  return (
    <FlowPage title={texts["confirmation.title"]} isReached>
      <dl className={css.facts}>
        <Fact name={texts["confirmation.number"]} value={confirmation.bookingConfirmationId} />
        {services.map(({ name, appointmentTime, isFullDay }, index) => (
          // A service is known by its place.
          <Fact
            key={index.toString()}
            name={name ?? texts["confirmation.service"]}
            value={appointmentTime ? appointmentOf(appointmentTime, isFullDay, texts, locale) : texts["times.none"]}
          />
        ))}
        <Fact
          name={texts["confirmation.where"]}
          value={[workshop.name, workshop.address, workshop.phoneNumber, workshop.email].filter(Boolean).join(", ")}
        />
        <Fact
          name={texts["confirmation.contact"]}
          value={[
            [customerBase.firstName, customerBase.lastName].filter(Boolean).join(" "),
            customerBase.phoneMobile,
            customerBase.email,
          ]
            .filter(Boolean)
            .join(", ")}
        />
        <Fact name={texts["confirmation.comment"]} value={freeText} />
      </dl>
      <Review {...props} />
      <button className={button.ghost} type="button" onClick={() => send({ type: "LOG_OUT" })}>
        {texts["confirmation.otherCar"]}
      </button>
    </FlowPage>
  )
}

/** A day alone for what takes all day, else with its time. Spec 3 §9.1. */
function appointmentOf(moment: string, isFullDay: boolean | undefined, texts: FlowTexts, locale: string): string {
  const time = moment.slice(11, 16)
  return isFullDay || time === ""
    ? longDay(moment, locale)
    : `${longDay(moment, locale)} ${fillIn(texts["times.at"], { time })}`
}

function Review({ snapshot, send, texts }: PageProps) {
  const [rating, setRating] = useState(0)
  const [comment, setComment] = useState("")
  const id = useId()
  if (snapshot.matches({ confirmation: "rated" })) return <p role="status">{texts["review.thanks"]}</p>

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: "RATE", rating, comment })
      }}
    >
      <Subheading>{texts["review.title"]}</Subheading>
      <Rating.Root
        value={rating}
        onValueChange={setRating}
        labels={{
          label: texts["review.rating"],
          star: texts["review.star"].replace("{rating}", "{value}").replace("{most}", "{count}"),
        }}
      />
      <label htmlFor={id}>{texts["review.comment"]}</label>
      <textarea
        id={id}
        rows={3}
        value={comment}
        maxLength={1000}
        onChange={(event) => setComment(event.target.value)}
      />
      <button
        className={button.secondary}
        type="submit"
        disabled={rating === 0 || snapshot.matches({ confirmation: "rating" })}
      >
        {texts["review.submit"]}
      </button>
    </form>
  )
}
