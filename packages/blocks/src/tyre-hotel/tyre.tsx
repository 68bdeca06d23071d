import { isMarked, type StoredTyre, type TreadMeasurement } from "@forecourt/tyre-hotel-machine"
import { WarningIcon } from "@forecourt/ui-kit/icons"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import type { HeadingBelow } from "../outline/level-below.ts"
import { Fact } from "./facts.tsx"
import pages from "./pages.module.css"
import { getLimit, type TreadLimits } from "./tread-limits.ts"
import css from "./tyre.module.css"
import { formatTenths, getTyreKind, type TyreKind } from "./tyre.rules.ts"
import type { FlowTexts } from "./tyre-hotel.texts.ts"

interface TyreProps {
  readonly tyre: StoredTyre
  /** The tyre's position in the list, starting at 1. */
  readonly number: number
  readonly texts: FlowTexts
  readonly locale: string
  readonly limits: TreadLimits
  /** The tread depth in millimetres for which the gauge is shown as full. */
  readonly full: number
  readonly heading: HeadingBelow
  /**
   * True if all tyres have the same name, size and tread pattern. These details are then shown only once for all tyres.
   */
  readonly isAlike: boolean
}

/** Renders a tyre with its tread depth. Spec 3 §8.3. */
export function Tyre({ tyre, number, texts, locale, limits, full, heading: Heading, isAlike }: TyreProps) {
  const { threadDepth, threadStatusMessage, threadHistory = [] } = tyre.wheel
  const limit = getLimit(tyre, limits).millimetres

  return (
    <li className={css.tyre} data-marked={isMarked(tyre) || undefined}>
      <Heading className={css.position}>
        {tyre.equipmentPosition || formatMessage(texts["tire.position"], { position: number })}
      </Heading>
      {isMarked(tyre) ? (
        <p className={css.mark}>
          <WarningIcon />
          {threadStatusMessage || texts["tire.watch"]}
        </p>
      ) : null}
      {isAlike ? null : <KindFacts kind={getTyreKind(tyre)} texts={texts} />}
      {typeof threadDepth === "number" ? (
        <>
          <p className={css.tread}>
            <span className={css.name}>{texts["tire.tread"]}</span>{" "}
            <span className={css.depth}>
              {formatMessage(texts["tire.treadValue"], { depth: formatTenths(threadDepth, locale) })}
            </span>
          </p>
          <Gauge depth={threadDepth} limit={limit} full={full} />
        </>
      ) : null}
      {threadHistory.length > 1 ? (
        <Trend history={threadHistory} texts={texts} locale={locale} limit={limit} full={full} />
      ) : null}
    </li>
  )
}

export function KindFacts({ kind, texts }: { readonly kind: TyreKind; readonly texts: FlowTexts }) {
  return (
    <dl className={pages.facts} data-dense="">
      <Fact name={texts["tire.name"]}>{kind.name}</Fact>
      <Fact name={texts["tire.size"]}>{kind.size}</Fact>
      <Fact name={texts["tire.pattern"]}>{kind.pattern}</Fact>
    </dl>
  )
}

interface Depth {
  readonly depth: number
  readonly limit: number
  readonly full: number
}

function Gauge({ depth, limit, full }: Depth) {
  return (
    <svg className={css.gauge} viewBox={`0 0 ${full} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.surface} y="0.25" width={full} height="0.5" />
      <rect className={css.fill} data-low={depth < limit || undefined} y="0.25" width={depth} height="0.5" />
      <line className={css.limit} x1={limit} x2={limit} y1="0" y2="1" />
    </svg>
  )
}

interface TrendProps extends Omit<Depth, "depth"> {
  readonly history: readonly TreadMeasurement[]
  readonly texts: FlowTexts
  readonly locale: string
}

function Trend({ history, texts, locale, limit, full }: TrendProps) {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" })
  const months = new Intl.DateTimeFormat(locale, { month: "short", year: "2-digit", timeZone: "UTC" })

  return (
    <div className={css.trend}>
      <p className={css.name}>{texts["tire.trend"]}</p>
      <ol className={css.seasons}>
        {history.map(({ date, threadDepth }) => {
          const day = new Date(`${date}T00:00:00Z`)
          const depth = formatTenths(threadDepth, locale)
          return (
            <li key={date} className={css.season}>
              <VisuallyHidden>
                {formatMessage(texts["tire.measured"], { date: dates.format(day), depth })}
              </VisuallyHidden>
              <span aria-hidden="true">{depth}</span>
              <Column depth={threadDepth} limit={limit} full={full} />
              <span aria-hidden="true">{months.format(day)}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Column({ depth, limit, full }: Depth) {
  return (
    <svg className={css.column} viewBox={`0 0 1 ${full}`} preserveAspectRatio="none" aria-hidden="true">
      <rect
        className={css.fill}
        data-low={depth < limit || undefined}
        x="0.1"
        y={full - depth}
        width="0.8"
        height={depth}
      />
      <line className={css.limit} x1="0" x2="1" y1={full - limit} y2={full - limit} />
    </svg>
  )
}
