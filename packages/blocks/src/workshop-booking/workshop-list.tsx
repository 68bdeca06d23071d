import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { Skeleton } from "@forecourt/ui-kit/skeleton"
import { Sort } from "@forecourt/ui-kit/sort"
import { StreamList } from "@forecourt/ui-kit/stream-list"
import {
  findEarliestWorkshop,
  getWorkshopTotal,
  hasMoreWorkshops,
  listWorkshops,
  type WorkshopBookingSnapshot,
  type WorkshopBookingWorkshop,
  type WorkshopOrder,
} from "@forecourt/workshop-booking-machine"
import { lazy, Suspense, useId, useState } from "react"
import { ReachedHeading } from "../flow/reached-heading.tsx"
import { getLevelBelow } from "../outline/level-below.ts"
import { formatMoney } from "../stock/money.ts"
import button from "../styles/button.module.css"
import link from "../styles/link.module.css"
import { CURRENCY, formatDistance } from "./booking.select.ts"
import { formatFirstTime } from "./format-time.ts"
import { Problem } from "./problem.tsx"
import type { StepProps } from "./step.types.ts"
import css from "./time-step.module.css"

const WorkshopMap = lazy(async () => ({ default: (await import("./workshop-map.tsx")).WorkshopMap }))

const ORDERS = ["nearest", "firstTime"] as const

/** Renders the list of garages. While the garages load, up to five are added at a time. Spec 3 §4.1. */
export function WorkshopList(props: StepProps & { readonly isReached: boolean }) {
  const { snapshot, send, texts, heading, email, isReached } = props
  const workshops = listWorkshops(snapshot)
  const status = getStatus(snapshot)
  const message = snapshot.context.messages.watchClosestWorkshops
  return (
    <div className={css.part}>
      <div className={css.listed}>
        <ReachedHeading className={css.title} heading={getLevelBelow(heading)} isReached={isReached}>
          {texts.workshop}
        </ReachedHeading>
        {workshops.length > 1 ? (
          <Sort.Root
            options={ORDERS.map((order) => ({ value: order, label: texts[`sort.${order}`] }))}
            value={snapshot.context.order}
            onValueChange={(order) => send({ type: "SORT", order: order as WorkshopOrder })}
          />
        ) : null}
      </div>
      <Hints {...props} />
      {workshops.length > 0 ? <MapToggle {...props} workshops={workshops} /> : null}
      <StreamList.Root
        className={css.stream}
        status={status}
        count={workshops.length}
        onMore={() => send({ type: status === "failed" ? "RETRY" : "FETCH_MORE" })}
        {...(message && { labels: { failed: message } })}
      >
        <StreamList.Items placeholder={<Skeleton.Shape className={css.placeholder} kind="control" />}>
          {workshops.map((workshop) => (
            <Workshop key={workshop.departmentId} {...props} workshop={workshop} />
          ))}
        </StreamList.Items>
        <StreamList.Status />
        {status === "failed" && email !== null ? (
          <p>
            {formatMessage(texts["workshops.help"], { email: "" })} <a href={`mailto:${email}`}>{email}</a>
          </p>
        ) : null}
        <StreamList.Empty>
          {email === null ? null : (
            <Problem text={formatMessage(texts["workshops.help"], { email: "" })} email={email} />
          )}
        </StreamList.Empty>
        <StreamList.More />
      </StreamList.Root>
    </div>
  )
}

function getStatus(snapshot: WorkshopBookingSnapshot): "streaming" | "paused" | "ended" | "failed" {
  if (hasMoreWorkshops(snapshot)) return "paused"
  const { workshops } = snapshot.context.loads
  if (workshops === "failed") return "failed"
  return workshops === "loading" ? "streaming" : "ended"
}

function Workshop({ workshop, ...props }: StepProps & { readonly workshop: WorkshopBookingWorkshop }) {
  const { snapshot, send, texts, locale } = props
  const { departmentId, siteName, address } = workshop
  const id = useId()
  const when = formatFirstTime(workshop, props)
  return (
    <li className={css.workshop}>
      <div className={css.words}>
        <p className={css.name} id={id}>
          {siteName}
        </p>
        <p className={css.muted}>{[address, formatDistance(workshop, snapshot, locale)].filter(Boolean).join(" · ")}</p>
        <p>{formatMessage(texts.firstTime, { when })}</p>
        <ToPay {...props} workshop={workshop} />
      </div>
      <div className={css.choices}>
        <button
          className={button.primary}
          type="button"
          id={`${id}-first`}
          aria-labelledby={`${id}-first ${id}`}
          onClick={() => send({ type: "CHOOSE_FIRST_TIME", departmentId })}
        >
          {texts["firstTime.choose"]}
        </button>
        <button
          className={button.ghost}
          type="button"
          id={`${id}-choose`}
          aria-labelledby={`${id}-choose ${id}`}
          onClick={() => send({ type: "CHOOSE_WORKSHOP", departmentId })}
        >
          {texts["times.other"]}
        </button>
      </div>
    </li>
  )
}

/** Renders the price of the chosen services at a workshop. */
function ToPay({ workshop, snapshot, texts, locale }: StepProps & { readonly workshop: WorkshopBookingWorkshop }) {
  const price = getWorkshopTotal(snapshot, workshop)
  if (price === null) return null
  if (price.total === 0 && price.isPartial) return <p>{texts.priceMissing}</p>
  const amount = `${formatMoney(price.total, CURRENCY, locale)}${price.isPartial ? "*" : ""}`
  return <p className={css.price}>{formatMessage(texts["price.toPay"], { amount })}</p>
}

/** Renders a button that shows the workshops on a map, whose code is loaded with the first press. */
function MapToggle({ workshops, texts }: StepProps & { readonly workshops: readonly WorkshopBookingWorkshop[] }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button
        className={`${link.link} ${css.toggle}`}
        type="button"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {texts["map.show"]}
      </button>
      {isShown ? (
        <Suspense fallback={<div className={css.map} />}>
          <WorkshopMap className={css.map} workshops={workshops} labels={texts.map} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Renders hints above the list: the earliest time in it, and a closer workshop that does all services but one. */
function Hints(props: StepProps) {
  const { snapshot, send, texts } = props
  const { nearer, session } = snapshot.context
  const earliest = findEarliestWorkshop(snapshot)
  const service = nearer === null ? null : (session.services?.[nearer.code]?.name ?? null)
  return (
    <>
      {nearer === null || service === null ? null : (
        <div className={css.hint}>
          <p>{formatMessage(texts.nearer, { name: nearer.siteName, service })}</p>
          <button
            className={link.link}
            type="button"
            onClick={() => send({ type: "TOGGLE_SERVICE", code: nearer.code })}
          >
            {formatMessage(texts["nearer.remove"], { service })}
          </button>
        </div>
      )}
      {earliest === null ? null : (
        <p className={css.hint}>
          {formatMessage(texts.earliest, { when: formatFirstTime(earliest, props), name: earliest.siteName })}
        </p>
      )}
    </>
  )
}
