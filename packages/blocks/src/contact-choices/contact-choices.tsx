import { getCountry, listHoursLines, type OpeningSchedule, readWeek } from "@forecourt/calendar"
import { type BlockProps, Image, isRendered, Link, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { MailIcon, PhoneIcon } from "@forecourt/ui-kit/icons"
import { ContactLink } from "../contact/contact-link.tsx"
import type { ContactChoice, ContactChoices as Fields } from "../generated/contact-choices.ts"
import { OpenNow } from "../generated/islands.tsx"
import { getHeadingBelow } from "../outline/heading-below.ts"
import type { HeadingBelow } from "../outline/level-below.ts"
import { formatHours, formatWeekdays } from "../stock/dealership/format-time.ts"
import { createOpenNow } from "../stock/dealership/open-now.texts.ts"
import button from "../styles/button.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./contact-choices.module.css"

const part = anatomy("contact-choices", section, { link: button.arrow }, css)

export function ContactChoices({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, text, choices = [] } = fields
  if (choices.length === 0) return null

  const heading = getHeadingBelow(titleTag, title)
  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
        {isRendered(title) || isRendered(text) ? (
          <div {...part("words")}>
            <Text {...part("title")} as={titleTag} field={title} />
            <Text {...part("intro")} as="p" field={text} />
          </div>
        ) : null}
        <ul {...part("choices")}>{...choices.map((choice) => renderChoice(choice, heading, site))}</ul>
      </div>
    </section>
  )
}

function renderChoice(choice: ContactChoice, heading: HeadingBelow, site: SiteContext) {
  const schedule = readWeek(choice.hours ?? "", getCountry(site.locale))
  return (
    <li {...part("choice")}>
      <Image
        {...part("image")}
        field={choice.image}
        site={site}
        sizes="(min-width: 1280px) 340px, (min-width: 768px) 50vw, 120px"
      />
      <div {...part("head")}>
        <Text {...part("choice-title")} as={heading} field={choice.title} />
        <Text {...part("text")} as="p" field={choice.text} />
      </div>
      <div {...part("ways")}>
        {choice.phone ? (
          <p {...part("way")}>
            <PhoneIcon />
            <ContactLink {...part("phone")} field={choice.phone} site={site} />
          </p>
        ) : null}
        {choice.email ? (
          <p {...part("way")}>
            <MailIcon />
            <ContactLink {...part("email")} field={choice.email} site={site} />
          </p>
        ) : null}
      </div>
      {schedule ? <Hours schedule={schedule} site={site} /> : null}
      <Link {...part("link")} field={choice.link} newWindowText={site.text("link.newWindow")} />
    </li>
  )
}

interface HoursProps {
  readonly schedule: OpeningSchedule
  readonly site: SiteContext
}

function Hours({ schedule, site }: HoursProps) {
  const { locale } = site
  const week = listHoursLines(schedule).map(({ first, last, hours }) => {
    const days = formatWeekdays(first, last, locale, "short")
    return { days: days.charAt(0).toLocaleUpperCase(locale) + days.slice(1), hours: formatHours(hours, site) }
  })
  return (
    <div {...part("hours")}>
      <OpenNow {...createOpenNow(schedule, site)} />
      <dl {...part("week")}>
        {[...week, ...schedule.lines].map(({ days, hours }) => (
          <div key={days} {...part("row")}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
