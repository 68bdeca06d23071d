import type { FormsHandlers } from "@forecourt/contracts/forms.operations"
import { SITE_SERVICES } from "@forecourt/contracts/site-services"
import type { ServiceEnv } from "@forecourt/service-kit/http"
import { outboxPage } from "@forecourt/service-kit/messages"
import { createOutboxCommand, openOutbox } from "@forecourt/service-kit/outbox"
import { createRotatedKeys, keysOf } from "@forecourt/service-kit/secrets"
import {
  type Caller,
  type Opened,
  openService,
  openServiceStorage,
  type ServiceDefinition,
  type ServiceTools,
  subjectAlone,
} from "@forecourt/service-kit/service"
import { Hono } from "hono"
import { forgetOutdated } from "./forget-outdated.ts"
import { type FormsConfig, formsConfig, SERVICE } from "./forms.config.ts"
import { type FormsContext, KEY_PURPOSES, type Outgoing } from "./forms.types.ts"
import { gatewayOf, pageOf } from "./receivers.ts"
import { submitForm } from "./submit-form.ts"
import { MIGRATIONS } from "./tables.ts"
import { TEXTS } from "./texts.ts"

const handlers: FormsHandlers<Caller<FormsContext, (typeof TEXTS)["sv"]>> = {
  submitForm: (submission, { service: forms }) => submitForm(forms, submission),
}

/** What visitors write, alone or beside other services. Spec 2 §7. */
export const service: ServiceDefinition<FormsConfig> = {
  read: formsConfig,
  open: (config, surroundings) =>
    openService({
      ...{ name: SERVICE, config, surroundings, migrations: MIGRATIONS },
      open: (tools: ServiceTools) => openForms(tools, config),
      calls: { contract: SITE_SERVICES.forms, handlers, texts: TEXTS, sessionOf: subjectAlone },
    }),
  setUpBy: ["FORECOURT_FORMS_SECRET", "FORECOURT_FORMS_COMHUB_URL"],
  // Without a gateway messages go to the page of development.
  mayOpen: ({ isDevelopment, gateway }) => isDevelopment || gateway !== null,
  furtherPaths: ["/forms/*"],
  further: {
    outbox: createOutboxCommand(SERVICE, (place) =>
      openServiceStorage(place, { name: SERVICE, migrations: MIGRATIONS, now: Date.now() }),
    ),
  },
}

async function openForms(tools: ServiceTools, config: FormsConfig): Promise<Opened<FormsContext>> {
  const { storage, now, say } = tools
  const { gateway, secret, previousSecrets, isDevelopment, recipients } = config
  const keys = keysOf(secret, SERVICE, KEY_PURPOSES)
  const submission = gateway === null ? pageOf(storage, { service: SERVICE, say, now }) : gatewayOf(gateway)
  const outbox = openOutbox<Outgoing>({
    service: SERVICE,
    storage,
    keys: createRotatedKeys([secret, ...previousSecrets], SERVICE, "outbox"),
    receivers: { submission },
    say,
    now,
  })
  const page = new Hono<ServiceEnv>()
  if (isDevelopment && gateway === null) page.get("/forms/outbox", outboxPage(storage, outbox))
  const forms = { ...tools, outbox, keys, recipients }
  return {
    tools: forms,
    routes: [page],
    hourly: () => forgetOutdated(forms),
    gauges: outbox.gauges,
    close: () => outbox.close(),
  }
}
