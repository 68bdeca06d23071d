import { isMarked, isWorn, type StoredTire, vehicleOf } from "@forecourt/tyre-hotel-machine"
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import button from "../looks/button.module.css"
import { FlowPage, Help, type PageProps } from "./flow-page.tsx"
import css from "./tire-hotel.module.css"
import type { FlowTexts } from "./tire-hotel.texts.ts"
import { limitOf, type TreadLimits } from "./tread-limits.ts"

interface VehiclePageProps extends PageProps {
  readonly limits: TreadLimits
}

/** The vehicle, its tyres and how worn they are. Spec 3 §2.4, §8.3. */
export function VehiclePage({ snapshot, send, texts, locale, limits }: VehiclePageProps) {
  const vehicle = vehicleOf(snapshot)
  if (vehicle === null) return null
  const { location, tires } = vehicle

  return (
    <FlowPage title={texts["vehicle.title"]} isReached>
      {tires.some(isWorn) ? (
        <div className={css.warning} role="note">
          <p className={css.warningTitle}>{texts["worn.title"]}</p>
          <p>{texts["worn.text"]}</p>
          <Help texts={texts} phone={location.phone} email={location.email} />
        </div>
      ) : null}
      <dl className={css.facts}>
        <Fact
          name={texts["vehicle.car"]}
          value={[vehicle.name ?? vehicle.model, vehicle.regNo].filter(Boolean).join(", ")}
        />
        <Fact name={texts["vehicle.package"]} value={vehicle.packageLevel} />
        <Fact name={texts["vehicle.location"]} value={location.locationName} />
        <Fact name={texts["vehicle.workshop"]} value={location.departmentName} />
      </dl>
      {tires.length === 0 ? (
        <p>{texts["vehicle.noTires"]}</p>
      ) : (
        <ul className={css.tires}>
          {tires.map((tire, index) => (
            // A tyre is known by its place.
            <Tire key={tire.equipmentPosition ?? index.toString()} tire={tire} {...{ texts, locale, limits }} />
          ))}
        </ul>
      )}
      <button className={button.primary} type="button" onClick={() => send({ type: "BOOK" })}>
        {texts["vehicle.book"]}
      </button>
    </FlowPage>
  )
}

export function Fact({ name, value }: { readonly name: string; readonly value?: string | null | undefined }) {
  return value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null
}

interface TireProps {
  readonly tire: StoredTire
  readonly texts: FlowTexts
  readonly locale: string
  readonly limits: TreadLimits
}

function Tire({ tire, texts, locale, limits }: TireProps) {
  const { name, threadPattern, threadDepth, threadStatusMessage, threadHistory = [] } = tire.wheel
  const millimetres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const { limit, isWinter } = limitOf(threadPattern, limits)
  const allowed = fillIn(texts[isWinter ? "tire.limitInWinter" : "tire.limit"], { limit: millimetres.format(limit) })

  return (
    <li className={css.tire} data-marked={isMarked(tire) || undefined}>
      <p className={css.position}>
        {fillIn(texts["tire.position"], { position: tire.equipmentPosition ?? "" })}
        {isMarked(tire) ? (
          <span className={css.mark} role="img" aria-label={threadStatusMessage ?? texts["tire.watch"]} />
        ) : null}
      </p>
      <dl className={css.facts}>
        <Fact name={texts["tire.title"]} value={name} />
        <Fact name={texts["tire.size"]} value={sizeOf(tire)} />
        <Fact name={texts["tire.pattern"]} value={threadPattern} />
      </dl>
      {typeof threadDepth === "number" ? (
        <>
          <p>
            {texts["tire.tread"]}: {fillIn(texts["tire.treadValue"], { depth: millimetres.format(threadDepth) })}
          </p>
          <meter
            className={css.tread}
            min={0}
            max={9}
            low={limit}
            value={threadDepth}
            aria-label={texts["tire.tread"]}
            aria-description={allowed}
          />
          <p className={css.note}>{allowed}</p>
        </>
      ) : null}
      {threadHistory.length > 1 ? (
        <details>
          <summary>{texts["tire.trend"]}</summary>
          <ol>
            {threadHistory.map((measured) => (
              <li key={measured.date}>
                {fillIn(texts["tire.measured"], {
                  date: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(
                    new Date(`${measured.date}T00:00:00Z`),
                  ),
                  depth: millimetres.format(measured.threadDepth),
                })}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </li>
  )
}

/** `205/55 R16`, as far as it is known. */
function sizeOf({ wheel: { sectionWidth, aspectRatio, rimDiameter } }: StoredTire): string | null {
  return sectionWidth && aspectRatio && rimDiameter ? `${sectionWidth}/${aspectRatio} R${rimDiameter}` : null
}
