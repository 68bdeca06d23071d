export const DAY_MS = 86_400_000
/** The number of days after which an alert is deleted that was not confirmed. */
export const CONFIRM_WITHIN_DAYS = 7
/** The number of days within which an alert can be renewed after its year. Then it is deleted. */
export const RENEW_WITHIN_DAYS = 14
/** The length of an alert in milliseconds. */
export const ALERT_LASTS_MS = 365 * DAY_MS
