import type { TyreHotelConfirmation } from "@forecourt/tyre-hotel-machine"
import { CheckIcon } from "@forecourt/ui-kit/icons"
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import button from "../looks/button.module.css"
import { levelBelow } from "../outline/level-below.ts"
import { longDay } from "./days.ts"
import { Fact, Help } from "./facts.tsx"
import { FlowPage, type PageProps } from "./flow-page.tsx"
import css from "./pages.module.css"
import { ReviewForm } from "./review-form.tsx"
import type { FlowTexts } from "./tire-hotel.texts.ts"

/** What was booked, and how it was. Spec 3 §2.4, §9.1. */
export function ConfirmationPage(props: PageProps) {
  const { snapshot, send, texts, locale, heading, isReached } = props
  const { confirmation } = snapshot.context.session
  if (confirmation === undefined) return null
  const { customerBase, services, workshop, freeText } = confirmation

  return (
    <FlowPage title={texts["confirmation.title"]} heading={heading} isReached={isReached} mark={<CheckIcon />}>
      <dl className={css.facts}>
        {services.map((service, index) => (
          // A service is known by its place.
          <Booked key={index.toString()} {...{ service, texts, locale }} />
        ))}
        <Fact name={texts["confirmation.number"]}>{confirmation.bookingConfirmationId}</Fact>
        <Fact name={texts["confirmation.where"]}>
          <Lines>{[workshop.name, workshop.address]}</Lines>
        </Fact>
        <Fact name={texts["confirmation.contact"]}>
          <Lines>
            {[
              [customerBase.firstName, customerBase.lastName].filter(Boolean).join(" "),
              customerBase.phoneMobile,
              customerBase.email,
            ]}
          </Lines>
        </Fact>
        <Fact name={texts["confirmation.comment"]}>{freeText}</Fact>
      </dl>
      <Help texts={texts} phone={workshop.phoneNumber} email={workshop.email} />
      <ReviewForm {...props} heading={levelBelow(heading)} />
      <button className={button.ghost} type="button" onClick={() => send({ type: "LOG_OUT" })}>
        {texts["confirmation.otherCar"]}
      </button>
    </FlowPage>
  )
}

interface BookedProps extends Pick<PageProps, "texts" | "locale"> {
  readonly service: TyreHotelConfirmation["services"][number]
}

function Booked({ service: { name, appointmentTime, isFullDay = false }, texts, locale }: BookedProps) {
  return (
    <>
      <Fact name={texts["confirmation.service"]}>{name}</Fact>
      <Fact name={texts["confirmation.when"]}>
        <span className={css.day}>
          {appointmentTime ? appointmentOf(appointmentTime, isFullDay, texts, locale) : texts["times.none"]}
        </span>
      </Fact>
    </>
  )
}

/** A day alone for what takes all day, else with its time. Spec 3 §9.1. */
export function appointmentOf(moment: string, isFullDay: boolean, texts: FlowTexts, locale: string): string {
  const time = moment.slice(11, 16)
  const day = longDay(moment, locale)
  return isFullDay || time === "" ? day : `${day} ${fillIn(texts["times.at"], { time })}`
}

/** What is known of several things, each on a line of its own. */
function Lines({ children }: { readonly children: readonly (string | null | undefined)[] }) {
  return children.filter(Boolean).map((line) => (
    <span key={line} className={css.line}>
      {line}
    </span>
  ))
}
