import type { FormsHandlers } from "@forecourt/contracts/forms.operations"
import { SITE_SERVICES } from "@forecourt/contracts/site-services"
import type { ServiceEnv } from "@forecourt/service-kit/http"
import { createOutboxPage } from "@forecourt/service-kit/messages"
import { createOutboxCommand, openOutbox } from "@forecourt/service-kit/outbox"
import { createKeys, createRotatedKeys } from "@forecourt/service-kit/secrets"
import {
  type Caller,
  type Opened,
  openService,
  openServiceStorage,
  type ServiceDefinition,
  type ServiceTools,
  toSubject,
} from "@forecourt/service-kit/service"
import { readSettings } from "@forecourt/service-kit/settings"
import { createLinkReceiver, createLinkSender, createMessageDesk } from "@forecourt/service-kit/staff"
import { Hono } from "hono"
import { createEraseDesk } from "./erase-desk.ts"
import { type FormsConfig, readFormsConfig, readSecrets, SERVICE } from "./forms.config.ts"
import { ENTRY_RULES, type FormsContext, KEY_PURPOSES, type Outgoing } from "./forms.types.ts"
import { createLeadDesk } from "./lead-desk.ts"
import { createNotingReceiver, createPageReceiver, createReceiptReceiver, createReceiver } from "./receivers.ts"
import { removeOutdated } from "./remove-outdated.ts"
import { MIGRATIONS } from "./storage/migrations.ts"
import { handleSubmission } from "./submit-form.ts"
import { TEXTS } from "./texts.ts"

const handlers: FormsHandlers<Caller<FormsContext, (typeof TEXTS)["sv"]>> = {
  submitForm: (submission, { service: forms, visitor }) => handleSubmission(forms, submission, visitor),
}

/**
 * The service that receives the forms that visitors submit. It can run alone or together with other services. Spec 2
 * §7.
 */
export const service: ServiceDefinition<FormsConfig> = {
  read: readFormsConfig,
  open: (config, surroundings) =>
    openService({
      name: SERVICE,
      config,
      surroundings,
      migrations: MIGRATIONS,
      open: (tools: ServiceTools) => openForms(tools, config),
      calls: { contract: SITE_SERVICES.forms, handlers, texts: TEXTS, lookUpSession: toSubject },
    }),
  setUpBy: ["FORECOURT_FORMS_SECRET", "FORECOURT_FORMS_COMHUB_URL"],
  // Without a gateway or a file messages go to the page of development.
  mayOpen: ({ isDevelopment, gateway, file }) => isDevelopment || gateway !== null || file !== null,
  furtherPaths: ["/forms/*"],
  further: {
    outbox: createOutboxCommand(SERVICE, {
      openStorage: (place) => openServiceStorage(place, { name: SERVICE, migrations: MIGRATIONS, now: Date.now() }),
      readKeys: () => createRotatedKeys(readSettings(SERVICE, process.env, readSecrets), SERVICE, "outbox"),
      ...ENTRY_RULES,
    }),
  },
}

async function openForms(tools: ServiceTools, config: FormsConfig): Promise<Opened<FormsContext>> {
  const { storage, now, log } = tools
  const { isDevelopment, recipients, keepDays, minOpenMs, mailServer, staffMail } = config
  const secrets = [config.secret, ...config.previousSecrets] as const
  const keys = createKeys(config.secret, SERVICE, KEY_PURPOSES)
  const outboxKeys = createRotatedKeys(secrets, SERVICE, "outbox")
  const receiver = createReceiver(config)
  const receive = receiver ?? createPageReceiver(storage, { service: SERVICE, log, now })
  const outbox = openOutbox<Outgoing>({
    service: SERVICE,
    storage,
    keys: outboxKeys,
    receivers: {
      submission: createNotingReceiver(receive, tools),
      receipt: createReceiptReceiver(mailServer),
      "staff-link": createLinkReceiver(staffMail, storage, { service: SERVICE, log, now }),
    },
    log,
    now,
  })
  const page = new Hono<ServiceEnv>()
  if (isDevelopment && receiver === null) page.get("/forms/outbox", createOutboxPage(storage, outbox))
  const forms: FormsContext = {
    ...tools,
    outbox,
    keys,
    recipients,
    keepDays,
    minOpenMs,
    sendsReceipts: mailServer !== null,
    archiveKeys: createRotatedKeys(secrets, SERVICE, "archive"),
    contactKeys: createRotatedKeys(secrets, SERVICE, "contact"),
    outboxKeys,
  }
  return {
    tools: forms,
    routes: [page],
    hourly: () => removeOutdated(forms),
    gauges: outbox.gauges,
    staff: {
      service: SERVICE,
      storage,
      now,
      key: keys.staff,
      messages: createMessageDesk(storage, outboxKeys, outbox, ENTRY_RULES),
      leads: createLeadDesk(forms),
      erase: createEraseDesk(forms),
      ...((isDevelopment || staffMail !== null) && { sendLink: createLinkSender(storage, outbox) }),
    },
    close: () => outbox.close(),
  }
}
