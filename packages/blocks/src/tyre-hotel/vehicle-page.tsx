import { getVehicle, isWorn, type StoredVehicle } from "@forecourt/tyre-hotel-machine"
import { WarningIcon } from "@forecourt/ui-kit/icons"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { getLevelBelow } from "../outline/level-below.ts"
import button from "../styles/button.module.css"
import { Bookings } from "./bookings.tsx"
import { Fact, Help } from "./facts.tsx"
import { FlowPage, type PageProps } from "./flow-page.tsx"
import css from "./pages.module.css"
import { listLimits, type TreadLimit, type TreadLimits } from "./tread-limits.ts"
import tyreCss from "./tyre.module.css"
import { findSharedKind, formatLimit, getFullTread } from "./tyre.rules.ts"
import { KindFacts, Tyre } from "./tyre.tsx"
import shared from "./tyre-hotel.module.css"
import type { FlowTexts } from "./tyre-hotel.texts.ts"

interface VehiclePageProps extends PageProps {
  readonly limits: TreadLimits
}

/** Renders the vehicle and its tyres with their wear. Spec 3 §2.4, §8.3. */
export function VehiclePage(props: VehiclePageProps) {
  const { snapshot, send, texts, heading, isReached } = props
  const vehicle = getVehicle(snapshot)
  if (vehicle === null) return null
  const { location, tires } = vehicle

  return (
    <FlowPage title={texts["vehicle.title"]} heading={heading} isReached={isReached}>
      {tires.some(isWorn) ? (
        <div className={`${shared.notice} ${css.warning}`}>
          <WarningIcon />
          <div>
            <p className={css.strong}>{texts["worn.title"]}</p>
            <p>{texts["worn.text"]}</p>
            <Help texts={texts} phone={location.phone} email={location.email} />
          </div>
        </div>
      ) : null}
      <dl className={css.facts}>
        <Fact name={texts["vehicle.car"]}>
          {formatName(vehicle)} <span className={css.plateSign}>{vehicle.regNo}</span>
        </Fact>
        <Fact name={texts["vehicle.package"]}>{vehicle.packageLevel}</Fact>
        <Fact name={texts["vehicle.location"]}>{location.locationName}</Fact>
        <Fact name={texts["vehicle.workshop"]}>{location.departmentName}</Fact>
      </dl>
      <Bookings {...props} />
      <button className={button.primary} type="button" onClick={() => send({ type: "BOOK" })}>
        {texts["vehicle.book"]}
      </button>
      {tires.length === 0 ? <p>{texts["vehicle.noTires"]}</p> : <Tyres {...props} vehicle={vehicle} />}
    </FlowPage>
  )
}

function Tyres({ vehicle, texts, locale, heading, limits }: VehiclePageProps & { readonly vehicle: StoredVehicle }) {
  const Heading = getLevelBelow(heading)
  const { tires } = vehicle
  const kind = findSharedKind(tires)
  const full = getFullTread(tires)

  return (
    <div className={tyreCss.stored}>
      <Heading className={css.subheading}>{texts["tire.title"]}</Heading>
      {kind ? <KindFacts kind={kind} texts={texts} /> : null}
      <ul className={tyreCss.tires}>
        {tires.map((tyre, index) => (
          <Tyre
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and two may have the same place.
            key={`${tyre.equipmentPosition} ${index}`}
            tyre={tyre}
            texts={texts}
            locale={locale}
            limits={limits}
            full={full}
            number={index + 1}
            heading={getLevelBelow(getLevelBelow(heading))}
            isAlike={kind !== null}
          />
        ))}
      </ul>
      {tires.some(({ wheel }) => typeof wheel.threadDepth === "number") ? (
        <ul className={tyreCss.limits}>
          {listLimits(tires, limits).map((limit) => (
            <li key={limit.millimetres}>{formatLimitText(limit, texts, locale)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function formatLimitText(limit: TreadLimit, texts: FlowTexts, locale: string): string {
  const text = texts[limit.isWinter ? "tire.limitInWinter" : "tire.limit"]
  return formatMessage(text, { limit: formatLimit(limit.millimetres, locale) })
}

function formatName({ name, brand, model }: StoredVehicle): string {
  return name ?? [brand, model].filter(Boolean).join(" ")
}
