import { formatText } from "@forecourt/service-kit/languages"
import type { Email, Message } from "@forecourt/service-kit/messages"
import { NO_MILEAGE } from "../conditions.ts"
import { VISIT_TEXTS } from "../visits/texts/texts.ts"
import {
  formatLateTerms,
  formatMoney,
  formatService,
  formatWhen,
  getWorkshopLanguage,
  type Visit,
} from "../visits/visit.ts"
import { createVisitCalendar } from "../visits/visit-calendar.ts"

/** The occasions on which customers receive a message. */
export type VisitEvent = "confirmed" | "moved" | "cancelled" | "reminder"

interface Occasion {
  /** The address of the page on which the customer can see, change and cancel the booking. */
  readonly link: string
  readonly now: number
}

/** Composes an e-mail to the customer. Replies go to the workshop. */
export function composeCustomerEmail(visit: Visit, event: VisitEvent, { link, now }: Occasion): Email {
  const { booking, workshop } = visit
  const texts = VISIT_TEXTS[booking.language]
  const when = formatWhen(booking, booking.language)
  const isCancelled = event === "cancelled"
  const paragraphs = [
    formatText(texts[event].lead, { name: booking.firstName }),
    listFacts(visit).join("\n"),
    ...(isCancelled ? [] : [formatLateTerms(visit, now), formatText(texts.manage, { link })]),
    formatText(workshop.phone === "" ? texts.questionsByMail : texts.questions, { phone: workshop.phone }),
    workshop.siteName,
  ]
  return {
    to: booking.email,
    subject: formatText(texts[event].subject, { number: booking.id, when }),
    text: paragraphs.filter(Boolean).join("\n\n"),
    ...(workshop.email !== "" && { replyTo: workshop.email }),
    ...(event !== "reminder" && { calendar: createVisitCalendar(visit, now) }),
  }
}

/** Composes a text message to the customer's phone. */
export function composeText({ booking, workshop }: Visit, event: VisitEvent, link: string): Omit<Message, "about"> {
  const { sms } = VISIT_TEXTS[booking.language][event]
  const when = formatWhen(booking, booking.language)
  return { to: booking.phone, text: formatText(sms, { workshop: workshop.siteName, when, link }) }
}

/** Composes an e-mail to the workshop, in the language of its country. Replies go to the customer. */
export function composeWorkshopEmail(
  visit: Visit,
  event: Exclude<VisitEvent, "reminder">,
  movedFrom: Visit["booking"] | null,
): Email {
  const { booking, workshop, services } = visit
  const language = getWorkshopLanguage(workshop)
  const { toWorkshop, facts } = VISIT_TEXTS[language]
  const when = formatWhen(booking, language)
  const lines = [
    `${facts.number}: ${booking.id}`,
    `${facts.when}: ${when}`,
    movedFrom && formatText(toWorkshop.wasMovedFrom, { when: formatWhen(movedFrom, language) }),
    `${facts.vehicle}: ${booking.regNo}`,
    booking.mileage !== NO_MILEAGE && `${toWorkshop.mileage}: ${booking.mileage}`,
    `${facts.services}: ${services.map(formatService).join("; ")}`,
    `${toWorkshop.customer}: ${booking.firstName} ${booking.lastName}`,
    `${toWorkshop.phone}: ${booking.phone}`,
    `${toWorkshop.email}: ${booking.email}`,
    booking.freeText && `${toWorkshop.message}: ${booking.freeText}`,
  ]
  return {
    to: workshop.email,
    subject: formatText(toWorkshop[event], { number: booking.id, when }),
    text: lines.filter(Boolean).join("\n"),
    replyTo: booking.email,
  }
}

function listFacts(visit: Visit): string[] {
  const { booking, workshop, services, price } = visit
  const { facts } = VISIT_TEXTS[booking.language]
  return [
    `${facts.when}: ${formatWhen(booking, booking.language)}`,
    `${facts.where}: ${workshop.siteName}, ${workshop.address}`,
    `${facts.services}: ${services.map(formatService).join("; ")}`,
    `${facts.vehicle}: ${booking.regNo}`,
    ...(price === null ? [] : [`${facts.price}: ${formatMoney(workshop, price, booking.language)}`]),
    `${facts.number}: ${booking.id}`,
  ]
}
