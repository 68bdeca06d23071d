import { createSearchHttp } from "@forecourt/api-clients/search"
import type { SearchAlertsHandlers } from "@forecourt/contracts/search-alerts.operations"
import { SITE_SERVICES } from "@forecourt/contracts/site-services"
import type { ServiceEnv } from "@forecourt/service-kit/http"
import { createOutboxPage } from "@forecourt/service-kit/messages"
import { createOutboxCommand, openOutbox } from "@forecourt/service-kit/outbox"
import { createKeys, createRotatedKeys } from "@forecourt/service-kit/secrets"
import {
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
import { openAlertRoutes } from "./alert-routes.ts"
import { createEraseDesk } from "./erase-desk.ts"
import { openChecks } from "./open-checks.ts"
import { createAlertReceivers } from "./receivers.ts"
import { removeOutdated } from "./remove-outdated.ts"
import { requestAlert } from "./request-alert.ts"
import {
  PAGES_PATH,
  readSearchAlertsConfig,
  readSecrets,
  SERVICE,
  type SearchAlertsConfig,
} from "./search-alerts.config.ts"
import {
  ENTRY_RULES,
  KEY_PURPOSES,
  type Outgoing,
  type SearchAlertsCaller,
  type SearchAlertsContext,
  type SearchAlertsSurroundings,
} from "./search-alerts.types.ts"
import { MIGRATIONS } from "./storage/migrations.ts"
import { TEXTS } from "./texts.ts"

export type { SearchAlertsSurroundings } from "./search-alerts.types.ts"

const handlers: SearchAlertsHandlers<SearchAlertsCaller> = {
  requestAlert: (request, { service, visitor }) => requestAlert(service, request, visitor),
}

/** The service that sends e-mails about new cars of saved searches, alone or together with other services. */
export const service: ServiceDefinition<SearchAlertsConfig, SearchAlertsSurroundings> = {
  read: readSearchAlertsConfig,
  open: (config, surroundings) =>
    openService({
      name: SERVICE,
      config,
      surroundings,
      migrations: MIGRATIONS,
      open: (tools: ServiceTools) => openSearchAlerts(tools, config, surroundings),
      calls: { contract: SITE_SERVICES[SERVICE], handlers, texts: TEXTS, lookUpSession: toSubject },
    }),
  setUpBy: ["FORECOURT_SEARCH_ALERTS_SECRET"],
  furtherPaths: [`${PAGES_PATH}/*`, `/${SERVICE}/*`],
  further: {
    outbox: createOutboxCommand(SERVICE, {
      openStorage: (place) => openServiceStorage(place, { name: SERVICE, migrations: MIGRATIONS, now: Date.now() }),
      readKeys: () => createRotatedKeys(readSettings(SERVICE, process.env, readSecrets), SERVICE, "outbox"),
      ...ENTRY_RULES,
    }),
  },
}

/** The addresses of this service and of the search service when they run alone in development. */
const OWN_URL = "http://localhost:4370"
const SEARCH_URL = "http://localhost:4330"

function openSearch({ searchUrl, searchKey: apiKey, isDevelopment }: SearchAlertsConfig) {
  if (searchUrl === null && !isDevelopment)
    throw new Error("search-alerts: FORECOURT_SEARCH_URL is missing. Set the address of the search service.")
  return createSearchHttp({ url: searchUrl ?? SEARCH_URL, apiKey, retries: 0 })
}

async function openSearchAlerts(
  tools: ServiceTools,
  config: SearchAlertsConfig,
  surroundings: SearchAlertsSurroundings,
): Promise<Opened<SearchAlertsContext>> {
  const { storage, now } = tools
  const closing = new AsyncDisposableStack()
  const secrets = [config.secret, ...config.previousSecrets] as const
  const createKeyList = (purpose: string) => createRotatedKeys(secrets, SERVICE, purpose)
  const keys = createKeys(config.secret, SERVICE, KEY_PURPOSES)
  const outboxKeys = createKeyList("outbox")
  const parts = {
    ...tools,
    search: surroundings.search ?? openSearch(config),
    budgets: { storage, key: keys.subject, factor: config.budgetFactor },
    linkKeys: createKeyList("link"),
    addressKeys: createKeyList("address"),
    mailboxKeys: createKeyList("mailbox"),
    pagesUrl: config.pagesUrl ?? `${surroundings.publicUrl ?? OWN_URL}${PAGES_PATH}`,
  }
  const outbox = openOutbox<Outgoing>({
    ...tools,
    service: SERVICE,
    keys: outboxKeys,
    receivers: {
      ...createAlertReceivers(parts, config),
      "staff-link": createLinkReceiver(config.staffMail, storage, { ...tools, service: SERVICE }),
    },
  })
  closing.defer(outbox.close)
  const { close, ...checks } = openChecks({ ...parts, outbox })
  closing.defer(close)
  const alerts: SearchAlertsContext = { ...parts, outbox, ...checks }
  const pages = await openAlertRoutes(config, alerts)
  closing.defer(pages.close)
  const page = new Hono<ServiceEnv>()
  if (config.isDevelopment) page.get(`/${SERVICE}/outbox`, createOutboxPage(storage, outbox))
  return {
    tools: alerts,
    routes: [page, pages.routes],
    hourly: () => removeOutdated(alerts),
    gauges: outbox.gauges,
    staff: {
      service: SERVICE,
      storage,
      now,
      key: keys.staff,
      messages: createMessageDesk(storage, outboxKeys, outbox, ENTRY_RULES),
      erase: createEraseDesk(alerts, outboxKeys),
      ...((config.isDevelopment || config.staffMail !== null) && { sendLink: createLinkSender(storage, outbox) }),
    },
    close: () => closing.disposeAsync(),
  }
}
