import { formatText } from "../languages/languages.ts"
import type { Email, Message } from "../messages/messages.ts"
import {
  formatFormerWhen,
  formatLateTerms,
  formatMoney,
  formatVisitWhen,
  getWorkshopLanguage,
  isFeeDue,
  listFacts,
} from "./formats.ts"
import { COMMON_TEXTS } from "./texts/texts.ts"
import type { BookedVisit, VisitEvent, VisitKind, VisitTime } from "./visit.types.ts"
import { createVisitCalendar } from "./visit-calendar.ts"

interface Occasion {
  /** The address of the page on which the customer can see, change and cancel the booking. */
  readonly link: string
  readonly now: number
  /** The e-mail address of calendar events of workshops that have none. */
  readonly organizer: string
}

/** Composes an e-mail to the customer. Replies go to the workshop. */
export function composeCustomerEmail(
  kind: VisitKind,
  visit: BookedVisit,
  event: VisitEvent,
  { link, now, organizer }: Occasion,
): Email {
  const { id, language, isCancelled, customer, workshop } = visit
  const common = COMMON_TEXTS[language]
  const { subject, lead } = kind.texts[language][event]
  const facts = listFacts(kind, visit).map(([name, value]) => `${name}: ${value}`)
  const questions = workshop.phone === "" ? common.questionsByMail : common.questions
  const paragraphs = [
    formatText(lead, { name: customer.firstName }),
    facts.join("\n"),
    formatLateTerms(kind, visit, now),
    isCancelled ? "" : formatText(common.manage, { link }),
    formatText(questions, { phone: workshop.phone }),
    workshop.name,
  ]
  return {
    to: customer.email,
    subject: formatText(subject, { number: id, when: formatVisitWhen(kind, visit, language) }),
    text: paragraphs.filter(Boolean).join("\n\n"),
    ...(workshop.email !== "" && { replyTo: workshop.email }),
    ...(event !== "reminder" && { calendar: createVisitCalendar(kind, visit, { now, organizer }) }),
  }
}

/** Composes a text message to the customer's phone. */
export function composeText(
  kind: VisitKind,
  visit: BookedVisit,
  event: VisitEvent,
  { link, now }: Omit<Occasion, "organizer">,
): Omit<Message, "about"> {
  const { language, customer, workshop } = visit
  const { sms } = kind.texts[language][event]
  const when = formatVisitWhen(kind, visit, language)
  const text = formatText(sms, { workshop: workshop.name, when, link })
  return { to: customer.phone, text: isFeeDue(visit) ? `${text} ${formatLateTerms(kind, visit, now)}` : text }
}

/** Composes an e-mail to the workshop, in the language of its country. Replies go to the customer. */
export function composeWorkshopEmail(
  kind: VisitKind,
  visit: BookedVisit,
  event: Exclude<VisitEvent, "reminder">,
  movedFrom: VisitTime | null,
): Email {
  const { id, regNo, lateTerms, customer, workshop, workshopLines } = visit
  const language = getWorkshopLanguage(workshop.country)
  const { toWorkshop, facts } = COMMON_TEXTS[language]
  const when = formatVisitWhen(kind, visit, language)
  const lines = [
    `${facts.number}: ${id}`,
    `${facts.when}: ${when}`,
    movedFrom && formatText(toWorkshop.wasMovedFrom, { when: formatFormerWhen(movedFrom, language) }),
    isFeeDue(visit) &&
      formatText(toWorkshop.cancelledLate, { fee: formatMoney(workshop.country, lateTerms?.fee ?? 0, language) }),
    `${facts.vehicle}: ${regNo}`,
    ...workshopLines,
    `${toWorkshop.customer}: ${customer.firstName} ${customer.lastName}`,
    `${toWorkshop.phone}: ${customer.phone}`,
    customer.email && `${toWorkshop.email}: ${customer.email}`,
    customer.message && `${toWorkshop.message}: ${customer.message}`,
  ]
  return {
    to: workshop.email,
    subject: formatText(kind.texts[language].toWorkshop[event], { number: id, when }),
    text: lines.filter(Boolean).join("\n"),
    ...(customer.email !== "" && { replyTo: customer.email }),
  }
}
