import { formatMessage } from "@forecourt/ui-kit/kit-provider"

interface HoldTexts {
  readonly hold: string
  readonly "hold.over": string
}

interface Held {
  /** The moment at which the hold ends, or `null` if there is no hold. */
  readonly until: string | null
  readonly isOver: boolean
}

/** Returns the line about the hold of the chosen time, such as "reserved until 14:32", or `null` if there is none. */
export function formatHold({ until, isOver }: Held, texts: HoldTexts, locale: string, timeZone: string): string | null {
  if (until === null) return isOver ? texts["hold.over"] : null
  const format = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone })
  return formatMessage(texts.hold, { time: format.format(new Date(until)) })
}
