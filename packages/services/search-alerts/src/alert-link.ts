import { createVisitToken } from "@forecourt/service-kit/visits"
import type { SearchAlertsContext } from "./search-alerts.types.ts"

export type LinkTools = Pick<SearchAlertsContext, "linkKeys" | "pagesUrl">

/** Creates the address of the page on which the visitor confirms, renews and ends an alert. */
export function createAlertLink({ linkKeys, pagesUrl }: LinkTools, alertId: string): string {
  return `${pagesUrl}/${createVisitToken(linkKeys, alertId)}`
}

/** Creates the address to which mail programs post to end an alert (RFC 8058), and which shows a button to people. */
export function createEndLink(tools: LinkTools, alertId: string): string {
  return `${createAlertLink(tools, alertId)}/end`
}
