import { createDevelopmentReceiver, createEmailReceiver, type Email } from "@forecourt/service-kit/messages"
import { DeliveryError, type Receiver } from "@forecourt/service-kit/outbox"
import type { ServiceTools } from "@forecourt/service-kit/service"
import { createEndLink, type LinkTools } from "./alert-link.ts"
import { openAddress } from "./mailbox.ts"
import { SERVICE, type SearchAlertsConfig } from "./search-alerts.config.ts"
import type { ALERT_KINDS, AlertMail, SearchAlertsContext } from "./search-alerts.types.ts"
import { findAlert, setMailed } from "./storage/alerts.ts"

type Tools = ServiceTools & LinkTools & Pick<SearchAlertsContext, "addressKeys">

type Receivers = Readonly<Record<(typeof ALERT_KINDS)[number], Receiver<AlertMail>>>

/** Creates the receivers of the e-mails of alerts. An e-mail of an alert that has ended meanwhile is not sent. */
export function createAlertReceivers(tools: Tools, config: Pick<SearchAlertsConfig, "mailServer">): Receivers {
  const { storage, now, addressKeys } = tools
  const send = createSender(tools, config)

  const receive: Receiver<AlertMail> = async ({ alertId, subject, text }, delivery) => {
    const alert = await findAlert(storage, alertId)
    if (alert === null) return
    const to = openAddress(addressKeys, alert.address)
    if (to === null) throw new DeliveryError("none of the service's secrets opens its address; set the previous ones")
    await send({ to, subject, text, unsubscribeUrl: createEndLink(tools, alertId) }, delivery)
  }

  return {
    "opt-in": receive,
    ended: receive,
    async cars(mail, delivery) {
      // Noted first: an e-mail whose note fails would be sent twice.
      await setMailed(storage, mail.alertId, now())
      await receive(mail, delivery)
    },
  }
}

function createSender(tools: ServiceTools, { mailServer }: Pick<SearchAlertsConfig, "mailServer">): Receiver<Email> {
  if (mailServer !== null) return createEmailReceiver(mailServer)
  const { storage, now, log } = tools
  const reportQuietly = () => log(`${SERVICE}: an e-mail was sent. /${SERVICE}/outbox shows it.`)
  const show = createDevelopmentReceiver(storage, { service: SERVICE, log: reportQuietly, now })
  return ({ to, subject, text }, delivery) =>
    show({ to, text: `${subject}\n\n${text}`, about: { kind: "e-mail" } }, delivery)
}
