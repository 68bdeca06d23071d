import { longDay } from "@forecourt/calendar"
import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Disclosure } from "@forecourt/ui-kit/disclosure"
import { ChevronIcon, MailIcon, PhoneIcon } from "@forecourt/ui-kit/icons"
import type { DayHours, Department, Person, Schedule } from "./dealership.types.ts"
import css from "./department-card.module.css"
import { baseBrands, hoursLines } from "./opening.rules.ts"
import { OpeningNow, VacationNotice } from "./opening-now.tsx"
import { telephone } from "./reach.ts"
import { spellTime } from "./spell-time.ts"

const part = anatomy("department-card", css)

interface DepartmentCardProps {
  readonly department: Department
  readonly now: string
  readonly site: SiteContext
}

/** A department: whether it is open, its hours, other hours, brands, and who works there. Spec 2 §2.7. */
export function DepartmentCard({ department, now, site }: DepartmentCardProps) {
  const { name, phone, email, schedule, people } = department
  const brands = baseBrands(department.brands)
  return (
    <section {...part("root")} aria-label={name}>
      <div {...part("head")}>
        <h3 {...part("title")}>{name}</h3>
        {schedule ? <OpeningNow {...{ schedule, now, site }} /> : null}
      </div>
      {schedule ? <VacationNotice {...{ schedule, now, site }} /> : null}
      {schedule ? <Hours {...{ schedule, now, site, name }} /> : null}
      <Reach phone={phone} email={email} />
      {brands.length > 0 ? (
        <p {...part("brands")}>
          <span {...part("label")}>{site.text("dealership.brands")}:</span> {brands.join(", ")}
        </p>
      ) : null}
      {people.length > 0 ? (
        <Disclosure.Root>
          <Disclosure.Trigger {...part("toggle")}>
            {site.text("dealership.staff", { count: people.length })}
            <ChevronIcon />
          </Disclosure.Trigger>
          <Disclosure.Content>
            <ul {...part("people")}>
              {people.map((person) => (
                <PersonEntry key={person.name} {...person} />
              ))}
            </ul>
          </Disclosure.Content>
        </Disclosure.Root>
      ) : null}
    </section>
  )
}

interface HoursProps {
  readonly schedule: Schedule
  readonly now: string
  readonly site: SiteContext
  readonly name: string
}

function Hours({ schedule, now, site, name }: HoursProps) {
  const { text, locale } = site
  const today = now.slice(0, "2026-12-01".length)
  const coming = schedule.deviations.filter(({ day }) => day >= today)
  return (
    <>
      <dl {...part("hours")} aria-label={text("dealership.allDay", { name })}>
        {hoursLines(schedule).map(({ first, last, hours }) => (
          <div key={first} {...part("line")}>
            <dt>{weekdays(first, last, locale)}</dt>
            <dd>{hoursText(hours, site)}</dd>
          </div>
        ))}
      </dl>
      {coming.length > 0 ? (
        <div {...part("deviations")}>
          <p {...part("label")}>{text("dealership.deviations")}</p>
          <dl {...part("hours")}>
            {coming.map(({ day, title, hours }) => (
              <div key={day} {...part("line")}>
                <dt>
                  {title ? `${title}, ` : null}
                  {longDay(day, locale)}
                </dt>
                <dd>{hoursText(hours, site)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </>
  )
}

/** `Måndag–fredag`. The 7th of December 2026 is a Monday. */
function weekdays(first: number, last: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" })
  const name = (index: number) => format.format(new Date(Date.UTC(2026, 11, 7 + index)))
  return first === last ? name(first) : `${name(first)}–${name(last)}`
}

function hoursText(hours: DayHours, { text, locale }: SiteContext): string {
  return hours ? `${spellTime(hours.opens, locale)}–${spellTime(hours.closes, locale)}` : text("dealership.closed")
}

function PersonEntry({ name, title, phone, email }: Person) {
  return (
    <li {...part("person")}>
      <p {...part("name")}>{name}</p>
      {title ? <p {...part("role")}>{title}</p> : null}
      <Reach phone={phone} email={email} />
    </li>
  )
}

/** Only what is known. */
function Reach({ phone, email }: { readonly phone: string | undefined; readonly email: string | undefined }) {
  if (!phone && !email) return null
  return (
    <p {...part("reach")}>
      {phone ? (
        <a {...part("link")} href={telephone(phone)}>
          <PhoneIcon />
          {phone}
        </a>
      ) : null}
      {email ? (
        <a {...part("link")} href={`mailto:${email}`}>
          <MailIcon />
          {email}
        </a>
      ) : null}
    </p>
  )
}
