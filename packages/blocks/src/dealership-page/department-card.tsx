import {
  type CalendarDay,
  formatLongDay,
  listHoursLines,
  listOtherDays,
  type OpeningSchedule,
} from "@forecourt/calendar"
import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { OpenNow } from "../generated/islands.tsx"
import type { Department, Person } from "../stock/dealership/dealership.types.ts"
import { formatHours, formatWeekdays } from "../stock/dealership/format-time.ts"
import { createOpenNow } from "../stock/dealership/open-now.texts.ts"
import { ReachLinks } from "../stock/dealership/reach-links.tsx"
import unfold from "../styles/unfold.module.css"
import css from "./department-card.module.css"

const part = anatomy("department-card", css)

interface DepartmentCardProps {
  readonly department: Department
  /** The current day. Special opening hours, such as those on public holidays, are shown from this day on. */
  readonly today: CalendarDay
  readonly site: SiteContext
}

/** Renders a department with its opening hours and employees. Spec 2 §2.7. */
export function DepartmentCard({ department, today, site }: DepartmentCardProps) {
  const { name, phone, email, schedule, brands, people } = department
  return (
    <section {...part("root")} aria-label={name}>
      <div {...part("head")}>
        <h3 {...part("title")}>{name}</h3>
        {schedule ? <OpenNow {...createOpenNow(schedule, site)} showsVacation /> : null}
      </div>
      {schedule ? <Hours schedule={schedule} today={today} site={site} name={name} /> : null}
      <ReachLinks phone={phone} email={email} />
      {brands.length > 0 ? (
        <p {...part("brands")}>
          <span {...part("label")}>{site.text("dealership.brands")}:</span> {brands.join(", ")}
        </p>
      ) : null}
      {people.length > 0 ? (
        <details {...part("staff")}>
          <summary {...part("toggle")} className={`${unfold.summary} ${unfold.strong}`}>
            {site.text("dealership.staff", { count: people.length })}
          </summary>
          <ul {...part("people")}>
            {people.map((person, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and two may have one name.
              <PersonEntry key={`${index} ${person.name}`} {...person} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

interface HoursProps {
  readonly schedule: OpeningSchedule
  readonly today: CalendarDay
  readonly site: SiteContext
  readonly name: string
}

function Hours({ schedule, today, site, name }: HoursProps) {
  const { text, locale } = site
  const coming = listOtherDays(schedule, today)
  return (
    <>
      <dl {...part("hours")} aria-label={text("dealership.allDay", { name })}>
        {listHoursLines(schedule).map(({ first, last, hours }) => (
          <div key={first} {...part("line")}>
            <dt>{formatWeekdays(first, last, locale)}</dt>
            <dd>{formatHours(hours, site)}</dd>
          </div>
        ))}
        {schedule.lines.map(({ days, hours }) => (
          <div key={days} {...part("line")}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {coming.length > 0 ? (
        <div {...part("deviations")}>
          <p {...part("label")}>{text("dealership.deviations")}</p>
          <dl {...part("hours")}>
            {coming.map(({ day, hours }) => (
              <div key={day} {...part("line")}>
                <dt>{formatLongDay(day, locale)}</dt>
                <dd>{formatHours(hours, site)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </>
  )
}

function PersonEntry({ name, title, phone, email }: Person) {
  return (
    <li {...part("person")}>
      <p {...part("name")}>{name}</p>
      {title ? <p {...part("role")}>{title}</p> : null}
      <ReachLinks phone={phone} email={email} />
    </li>
  )
}
